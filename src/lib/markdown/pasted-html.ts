import { SKIP, visit } from "unist-util-visit";
import { isWebUrl } from "@/lib/article/is-web-url";
import { languageOf } from "@/lib/article/languages";
import { elementsOf, KEPT_TAGS } from "./html-handlers";
import { linkTargetOf } from "./link-target";
import type { Element, HtmlNode, HtmlRoot } from "./trees";
import { textOf } from "./text-of";

/** Some programs show emoji as pictures. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F)+$/u;
/** A language in the classes of a highlighter: GitHub's, Sphinx's, Jekyll's, MDN's. */
const LANGUAGE = /(?:^| )(?:language-|lang-|brush: ?|highlight-(?:source-|text-)?)([\w+#]+)/;
/** What a link leads to that stays where it was copied: a footnote or heading of the document, or a file of that computer. */
const LEFT_BEHIND = /^\s*(?:#|(?:about|blob|data|file|javascript):)/i;
/** What is not shown, and Word's comments, which are beside the text. */
const HIDDEN =
  /(?:^|[;\s])(?:display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list|mso-special-character:\s*comment)/i;
const MONOSPACE = /font-family:[^;]*(?:mono|courier|consolas|menlo)/i;

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
    const style = styleOf(element);
    if (isInvisible(element, style) || isPermalink(element, parent)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (/^(audio|video)$/.test(element.tagName)) {
      parent.children[index] = linkToFileOf(element);
      return SKIP;
    }
    if (isCodeOfEditor(element, style)) {
      parent.children[index] = codeBlock(element);
      return SKIP;
    }
    if (isMarkedAsPlain(element, style)) element.tagName = "span";
    if (element.tagName === "span") {
      const names = namesOf(style);
      if (names.length > 0) element.children = styled(names, element.children);
    }
    // A single cell copied from a spreadsheet.
    const [cell, other] = element.tagName === "table" ? elementsOf(element, "td") : [];
    if (cell && !other && elementsOf(element, "th").length === 0) {
      parent.children[index] = { ...cell, tagName: "div" };
      return index;
    }
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
    const alt = element.tagName === "img" ? String(element.properties["alt"]) : "";
    if (EMOJI.test(alt)) {
      parent.children[index] = { type: "text", value: alt };
      return undefined;
    }
    // The clipboard contains no files, so such a picture would be broken everywhere else.
    if (element.tagName === "img" && !/^https?:|^\//.test(String(element.properties["src"]))) {
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
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

/** Many highlighters put the language on an element around the code. */
function nameLanguage(element: Element): void {
  const [, name = ""] = LANGUAGE.exec(classesOf(element.properties).join(" ")) ?? [];
  if (!languageOf(name)) return;
  let inner: Element | undefined = element;
  while (inner?.tagName === "div")
    inner = inner.children.filter(isElement).find(({ tagName }) => /^(?:div|pre)$/.test(tagName));
  // Around other text as well, it may be the language that the page is in.
  if (inner && textOf(inner).trim() === textOf(element).trim())
    inner.properties["className"] = [`language-${name}`];
}

/** Chats and documentation put the language's name and buttons beside the code, into the same element. */
function keepOnlyCode(pre: Element): void {
  const [code, other] = elementsOf(pre, "code");
  if (!code || other) return;
  const parents = new Map<Element, Element>();
  visit(pre, "element", (element, _, parent) => {
    if (parent?.type === "element") parents.set(element, parent);
  });
  let inner = code;
  for (let parent = parents.get(inner); parent; parent = parents.get(inner)) {
    if (!hasOnlyLabels(parent, inner)) return;
    inner = parent;
  }
  pre.children = [code];
}

/** True if what is beside a child is a bar above it, buttons, or empty: other text is part of the code. */
function hasOnlyLabels({ children }: Element, inner: Element): boolean {
  const at = children.indexOf(inner);
  return children.every((child, index) => {
    if (index === at) return true;
    if (!isElement(child)) return child.type !== "text" || child.value.trim() === "";
    const isLabel = (index < at ? /^(div|header|button)$/ : /^button$/).test(child.tagName);
    return isLabel || textOf(child).trim() === "";
  });
}

/** A player as a paragraph with its URL; an empty one if only the page that it was copied from has the file. */
function linkToFileOf(player: Element): Element {
  const url = [player, ...elementsOf(player, "source")]
    .map(({ properties }) => String(properties["src"]))
    .find(isWebUrl);
  if (!url) return wrapped(["p"], []);
  const link = wrapped(["a"], [{ type: "text", value: url }]);
  link.properties["href"] = url;
  return wrapped(["p"], [link]);
}

function classesOf({ className }: Element["properties"]): unknown[] {
  return Array.isArray(className) ? className : [];
}

function styleOf({ properties }: Element): string {
  return typeof properties["style"] === "string" ? properties["style"] : "";
}

function isInvisible({ tagName, properties }: Element, style: string): boolean {
  return (
    /^(style|script|meta|link|title|o:p|button|select|textarea|svg)$/.test(tagName) ||
    // Slack hides its line breaks from screen readers only.
    (properties["ariaHidden"] === "true" && tagName !== "br") ||
    properties["hidden"] === true ||
    // Where a comment of Word's is.
    classesOf(properties).includes("msocomanchor") ||
    // A pixel that counts readers.
    (tagName === "img" &&
      [properties["width"], properties["height"]].every((size) => size === 1)) ||
    HIDDEN.test(style)
  );
}

/** Google Docs wraps everything in a `<b>` that is not bold; search engines mark what they found by upright `<em>`. */
function isMarkedAsPlain({ tagName }: Element, style: string): boolean {
  return (
    (/^(b|strong)$/.test(tagName) && /font-weight:\s*(normal|400)/.test(style)) ||
    (/^(i|em)$/.test(tagName) && /font-style:\s*normal/.test(style))
  );
}

/** A heading's link to itself, as on GitHub and in documentation. */
function isPermalink(element: Element, parent: HtmlNode | HtmlRoot): boolean {
  if (element.tagName !== "a" || containsImage(element)) return false;
  const isInHeading = parent.type === "element" && /^h\d$/.test(parent.tagName);
  return (isInHeading ? /^[¶#§]?$/ : /^$/).test(textOf(element).trim());
}

/** Visual Studio Code and others copy a `<div>` for each line, in a monospace font. */
function isCodeOfEditor(element: Element, style: string): boolean {
  return element.tagName === "div" && MONOSPACE.test(style) && /white-space:\s*pre/.test(style);
}

function codeBlock(element: Element): Element {
  const lines = element.children.some((child) => isElement(child) && child.tagName === "div")
    ? element.children.map((child) => (isElement(child) ? textOf(child) : ""))
    : [textOf(element)];
  return {
    type: "element",
    tagName: "pre",
    properties: {},
    children: [wrapped(["code"], [{ type: "text", value: lines.join("\n") }])],
  };
}

/** The elements equivalent to a style. */
function namesOf(style: string): string[] {
  const names = [];
  if (/font-weight:\s*(bold|[6-9]00)/.test(style)) names.push("strong");
  if (/font-style:\s*italic/.test(style)) names.push("em");
  if (/text-decoration[^;]*:[^;]*line-through/.test(style)) names.push("del");
  if (/vertical-align:\s*super/.test(style)) names.push("sup");
  if (/vertical-align:\s*sub/.test(style)) names.push("sub");
  if (MONOSPACE.test(style)) names.push("code");
  return names;
}

/** Moves spaces at the ends of a styled word outside: Markdown's markers must touch a letter. */
function styled(names: string[], children: Element["children"]): Element["children"] {
  const [only] = children;
  if (children.length !== 1 || only?.type !== "text") return [wrapped(names, children)];
  const [before = "", text = "", after = ""] =
    /^(\s*)([^]*?)(\s*)$/.exec(only.value)?.slice(1) ?? [];
  if (text === "") return children;
  return [
    { type: "text", value: before },
    wrapped(names, [{ type: "text", value: text }]),
    { type: "text", value: after },
  ];
}

function wrapped(names: string[], children: Element["children"]): Element {
  const [tagName = "span", ...others] = names;
  return {
    type: "element",
    tagName,
    properties: {},
    children: others.length > 0 ? [wrapped(others, children)] : children,
  };
}

function containsImage(element: Element): boolean {
  return element.children.some(
    (child) => isElement(child) && (child.tagName === "img" || containsImage(child)),
  );
}

function isElement(node: HtmlNode): node is Element {
  return node.type === "element";
}
