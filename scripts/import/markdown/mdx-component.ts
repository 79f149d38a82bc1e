import { fenceOf } from "./code.ts";
import { languageOf, titleInfo } from "./code-info.ts";
import { element } from "./mdx-element.ts";
import type { Component } from "./mdx-parse.ts";
import { PICTURE_FILE } from "../picture-file.ts";
import { serviceUrl, type Options } from "./services.ts";
import { pictureAround } from "./tag-pictures.ts";
import { aroundText } from "./tags.ts";
import { namedLink } from "./template-tags.ts";

/** Components that show a picture, whatever its URL. */
const PICTURES = /^(?:.*image|img|picture|figure|photo|zoom\w*)$/;
/** Components that only lay out their content. */
const LAYOUT =
  /^(?:fragment|steps?|tabs|cardgroup|cards?|columns?|row|col|grid|center|container|box|layout|codegroup|filetree|wrapper|section)$/;

export function isLayout(name: string): boolean {
  return LAYOUT.test(idOf(name));
}

/** The last part of a component's name, in lower case. */
function idOf(name: string): string {
  return name.replace(/^.*\./, "").toLowerCase();
}

/** The replacement of an element or component; null for one that is only its content. */
export function replacementOf(
  node: Component,
  name: string,
  options: Options,
  inner: string,
): string | null {
  const isFlow = node.type === "mdxJsxFlowElement";
  const id = idOf(name);
  const value = (...fields: string[]) =>
    fields.map((field) => options.named.get(field)).find((one) => one !== undefined);
  if (/^[a-z]\w*$/.test(name)) return element(name, options, inner, isFlow);
  const isCode = /^(?:code|codeblock|mermaid)$/.test(id);
  const code = node.children.length === 0 ? value("code", "chart") : isCode ? inner : undefined;
  if (code !== undefined) {
    const info = languageOf(value("lang", "language") ?? "") + titleInfo(value("title") ?? "");
    return fenceOf(code, id === "mermaid" ? "mermaid" : info);
  }
  const source = value("src");
  const target = value("to", "href");
  const isOnlyPicture = !inner && !target && PICTURE_FILE.test(source ?? "");
  if (source !== undefined && (PICTURES.test(id) || isOnlyPicture))
    return pictureAround("img", options, inner.trim());
  if (/^(?:video|audio)$/.test(id) && /^\.{0,2}\/(?!\/)/.test(source ?? ""))
    return element(id, options, inner, isFlow);
  const words = value("title", "label", "text");
  const linkText = inner.trim() || words;
  if (target && linkText && !linkText.includes("\n\n")) return `[${linkText}](${target})`;
  const linked = inner ? null : namedLink(id, options);
  if (linked) return linked;
  const url = serviceUrl(id, options);
  if (url) return [`<${url}>`, inner].filter(Boolean).join("\n\n");
  const content = inner || (id === "badge" && words) || "";
  const wrapped =
    content || /^(?:details|mermaid)$/.test(id) ? aroundText(id, options, content) : null;
  if (wrapped !== null) return wrapped;
  const address = value("link", "url") ?? "";
  if (!inner && words && /^(?:https?:\/)?\.{0,2}\/\S*$/.test(address))
    return `[${words}](${address})`;
  if (!inner || !/^(?:tab|tabitem|card|step|accordion|panel)$/.test(id)) return null;
  const label = value("label", "title") ?? (id === "tabitem" ? value("value") : undefined);
  return label ? `**${label}**\n\n${inner}` : inner;
}
