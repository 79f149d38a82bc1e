import type { Options } from "rehype-remark";
import { SKIP, visit } from "unist-util-visit";
import { URL_ATTRIBUTES } from "@/lib/article/url-attributes";
import { absoluteUrl, type BaseUrls } from "@/lib/article/urls";
import { ID_PREFIX } from "@/lib/html/id-prefix";
import { decoded } from "@/lib/text/decoded";
import { parseHtml } from "./convert";
import { calloutHandlers, quoteCallouts } from "./quoted-callouts";
import { classesOf, elementsOf, textOf } from "./elements";
import { htmlHandlers } from "./html-handlers";
import { plainMarkdown } from "./plain-markdown";
import type { Element, HtmlRoot } from "./trees";

type Handlers = NonNullable<Options["handlers"]>;
type Handler = NonNullable<Handlers[string]>;

const FOOTNOTE = new RegExp(`(?:^|#)(?:${ID_PREFIX})?fn-(.+)$`);
/** The URL of a reference to a footnote. */
const REFERENCE = new RegExp(`#(?:${ID_PREFIX})?fnref-`);

/**
 * Converts an article's HTML to self-contained Markdown: callouts, footnotes and formulas in their usual syntax,
 * diagrams as their descriptions, and absolute URLs. Needs no DOM.
 *
 * @param html sanitized HTML
 * @param base where the article is
 */
export async function articleBodyMarkdown(html: string, base: BaseUrls): Promise<string> {
  const tree = parseHtml(html);
  makeUrlsAbsolute(tree, base);
  namePlayers(tree);
  quoteCallouts(tree);
  return plainMarkdown(tree, handlers);
}

function makeUrlsAbsolute(tree: HtmlRoot, base: BaseUrls): void {
  visit(tree, "element", ({ properties }) => {
    for (const name of URL_ATTRIBUTES) {
      const value = properties[name];
      if (typeof value === "string") properties[name] = absoluteUrl(value, base);
    }
  });
}

/** A player becomes a link, which would be invisible without text. */
function namePlayers(tree: HtmlRoot): void {
  visit(tree, "element", (player) => {
    if (!/^(?:audio|video)$/.test(player.tagName) || textOf(player).trim() !== "") return;
    const url = [player, ...elementsOf(player, "source")]
      .map(({ properties }) => properties["src"])
      .find((src) => typeof src === "string");
    if (url !== undefined) player.children.push({ type: "text", value: url });
  });
}

const handlers: Handlers = {
  ...calloutHandlers,
  div: footnotes,
  figure: describedDiagram,
  sup: footnoteMark,
};

/** A diagram's source is not published; the alt text of its drawings describes it. */
function describedDiagram(...[state, figure, parent]: Parameters<Handler>): ReturnType<Handler> {
  const [drawing] = elementsOf(figure, "img");
  if (!drawing || !classesOf(figure).includes("diagram"))
    return htmlHandlers["figure"]?.(state, figure, parent);
  const value = drawing.properties["alt"] ?? "";
  return {
    type: "paragraph",
    children: [{ type: "emphasis", children: [{ type: "text", value }] }],
  };
}

function footnotes(...[state, div]: Parameters<Handler>): ReturnType<Handler> {
  if (!classesOf(div).includes("footnotes")) return state.toFlow(state.all(div));
  return elementsOf(div, "li").flatMap((note) => {
    const identifier = nameOfFootnote(note.properties["id"]);
    if (identifier === undefined) return [];
    removeLinksBack(note);
    return { type: "footnoteDefinition", identifier, children: state.toFlow(state.all(note)) };
  });
}

function footnoteMark(...[state, sup, parent]: Parameters<Handler>): ReturnType<Handler> {
  const [link] = elementsOf(sup, "a");
  const identifier = nameOfFootnote(link?.properties["href"]);
  if (identifier === undefined) return htmlHandlers["sup"]?.(state, sup, parent);
  return { type: "footnoteReference", identifier };
}

function nameOfFootnote(url: unknown): string | undefined {
  const [, name] = FOOTNOTE.exec(String(url)) ?? [];
  return name && decoded(name);
}

function removeLinksBack(note: Element): void {
  visit(note, "element", (element, index, parent) => {
    if (!parent || index === undefined || element.tagName !== "a") return undefined;
    if (!REFERENCE.test(String(element.properties["href"]))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
