import { visit } from "unist-util-visit";
import { isWebUrl } from "@/lib/article/is-web-url";
import { classesOf, elementsOf, isElement, newElement, textOf } from "./elements";
import { KEPT_TAGS } from "./html-handlers";
import { linkTargetOf } from "./link-target";
import { codeBlock, isCodeOfEditor, keepOnlyCode, nameLanguage } from "./pasted-code";
import { replaceStyle, styleOf } from "./pasted-styles";
import type { Element, HtmlNode, HtmlRoot } from "./trees";

type Text = Extract<HtmlNode, { type: "text" }>;

/** Some programs show emoji as pictures. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F)+$/u;
/** The class of a picture of a formula: Wikipedia's, WordPress'. Its alternative text is TeX. */
const FORMULA = /^(?:mwe-math-fallback-image-(?:inline|display)|latex)$/;
/** What Wikipedia writes around a formula. */
const DISPLAY_STYLE = /^\s*\{\\displaystyle\s+([^]*)\}\s*$/;
/** What a link leads to that stays where it was copied: a footnote or heading of the document, or a file of that computer. */
const LEFT_BEHIND = /^\s*(?:#|(?:about|blob|data|file|javascript):)/i;
/** What is not shown, and Word's comments, which are beside the text. */
const HIDDEN =
  /(?:^|[;\s])(?:display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list|mso-special-character:\s*comment)/i;

/**
 * Replaces the styles of editors with elements, and removes what is not content: Google Docs and Word use
 * `<span style>` for bold type, code editors copy lines of coloured words.
 */
export function cleanPasted(tree: HtmlRoot): void {
  visit(tree, "comment", (_, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  visit(tree, "element", (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (isInvisible(element) || isPermalink(element, parent)) {
      parent.children.splice(index, 1);
      return index;
    }
    const replacement = replacementOf(element);
    if (replacement || isLostPicture(element)) {
      parent.children.splice(index, 1, ...(replacement ? [replacement] : []));
      return index;
    }
    tidy(element);
    return undefined;
  });
  nameColumns(tree);
}

/** What stands for an element in Markdown. */
function replacementOf(element: Element): Element | Text | undefined {
  if (isCodeOfEditor(element)) return codeBlock(element);
  switch (element.tagName) {
    case "audio":
    case "video":
      return linkToFileOf(element);
    case "img":
      return wordsOfPicture(element);
    case "table":
      return onlyCellOf(element);
    default:
      return undefined;
  }
}

/** The emoji or the formula that a picture shows. */
function wordsOfPicture(img: Element): Element | Text | undefined {
  const { alt } = img.properties;
  if (typeof alt !== "string" || !alt.trim()) return undefined;
  if (EMOJI.test(alt)) return { type: "text", value: alt };
  const formula = classesOf(img).find((name) => FORMULA.test(name));
  if (formula === undefined) return undefined;
  const math = newElement("math", []);
  const [, tex = alt] = DISPLAY_STYLE.exec(alt) ?? [];
  math.properties = { dataTex: tex, display: formula.endsWith("display") ? "block" : "inline" };
  return math;
}

/** A single cell copied from a spreadsheet. */
function onlyCellOf(table: Element): Element | undefined {
  const [cell, other] = elementsOf(table, "td");
  if (!cell || other || elementsOf(table, "th").length > 0) return undefined;
  return { ...cell, tagName: "div" };
}

function tidy(element: Element): void {
  replaceStyle(element);
  if (element.tagName === "li") tidyItem(element);
  if (/^(div|pre)$/.test(element.tagName)) nameLanguage(element);
  if (element.tagName === "pre") keepOnlyCode(element);
  if (element.tagName === "a" && element.properties["href"] !== undefined) {
    const target = linkTargetOf(element.properties["href"]);
    element.properties["href"] = target;
    if (LEFT_BEHIND.test(target)) element.tagName = "span";
  }
  if (KEPT_TAGS.includes(element.tagName)) {
    const { title, dateTime, lang, dir } = element.properties;
    element.properties = { title, dateTime, lang, dir };
  }
}

/** A first row in bold type names the columns: spreadsheets have no other way. */
function nameColumns(tree: HtmlRoot): void {
  visit(tree, "element", (table) => {
    if (table.tagName !== "table" || elementsOf(table, "th").length > 0) return;
    const [first, second] = elementsOf(table, "tr");
    const cells = first ? elementsOf(first, "td") : [];
    if (!second || !cells.every(isBold)) return;
    for (const cell of cells) {
      cell.tagName = "th";
      for (const strong of boldIn(cell)) strong.tagName = "span";
    }
  });
}

function isBold(cell: Element): boolean {
  const text = textOf(cell).trim();
  return text !== "" && text === boldIn(cell).map(textOf).join("").trim();
}

function boldIn(cell: Element): Element[] {
  return [...elementsOf(cell, "strong"), ...elementsOf(cell, "b")];
}

/** Google Docs puts a paragraph into each item, and marks which tasks are done. */
function tidyItem(item: Element): void {
  const { role, ariaChecked } = item.properties;
  const paragraphs = item.children.filter((child) => isElement(child) && child.tagName === "p");
  if (paragraphs.length === 1)
    item.children = item.children.flatMap((child) =>
      isElement(child) && child.tagName === "p" ? child.children : child,
    );
  if (role === "checkbox")
    item.children.unshift({
      type: "element",
      tagName: "input",
      properties: { type: "checkbox", checked: ariaChecked === "true" },
      children: [],
    });
}

/** A player as a paragraph with its URL; an empty one if only the page that it was copied from has the file. */
function linkToFileOf(player: Element): Element {
  const url = [player, ...elementsOf(player, "source")]
    .map(({ properties }) => String(properties["src"]))
    .find(isWebUrl);
  if (!url) return newElement("p", []);
  const link = newElement("a", [{ type: "text", value: url }]);
  link.properties["href"] = url;
  return newElement("p", [link]);
}

function isInvisible(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    /^(style|script|meta|link|title|o:p|button|select|textarea|svg)$/.test(tagName) ||
    // Slack hides its line breaks from screen readers only.
    (properties["ariaHidden"] === "true" && tagName !== "br") ||
    properties["hidden"] === true ||
    // Where a comment of Word's is.
    classesOf(element).includes("msocomanchor") ||
    // A pixel that counts readers.
    (tagName === "img" &&
      [properties["width"], properties["height"]].every((size) => size === 1)) ||
    HIDDEN.test(styleOf(element))
  );
}

/** The clipboard contains no files, so a picture without a web address would be broken everywhere else. */
function isLostPicture({ tagName, properties }: Element): boolean {
  return tagName === "img" && !/^https?:|^\//.test(String(properties["src"]));
}

/** A heading's link to itself, as on GitHub and in documentation. */
function isPermalink(element: Element, parent: HtmlNode | HtmlRoot): boolean {
  if (element.tagName !== "a" || containsImage(element)) return false;
  const isInHeading = parent.type === "element" && /^h\d$/.test(parent.tagName);
  return (isInHeading ? /^[¶#§]?$/ : /^$/).test(textOf(element).trim());
}

function containsImage(element: Element): boolean {
  return element.children.some(
    (child) => isElement(child) && (child.tagName === "img" || containsImage(child)),
  );
}
