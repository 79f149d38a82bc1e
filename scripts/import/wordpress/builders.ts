import { escaped } from "../../../src/lib/html/escaped.ts";
import { valueIn, type Options } from "../markdown/services.ts";
import { PICTURE_FILE } from "../picture-file.ts";
import type { Library } from "./library.ts";

/** Prefixes of page builders' shortcodes. */
export const BUILDER = /^(?:vc|et_pb|fusion|av)_/;
/** Shortcodes that only lay out others. */
export const LAYOUT =
  /(?:section|row|column|container|inner|separator|divider|space|one_(?:full|half|third|fourth)|hr)$/;
const FOLDED = /(?:toggle|tab|section|accordion_item)$/;

/**
 * The HTML for an element of WPBakery, Divi, Avada or Enfold. Its title, picture and link are mostly in its attributes.
 *
 * @param inner its inner HTML
 * @param isInline whether its text belongs to the sentence around it
 * @returns empty if it has no content
 */
export function builtElement(
  name: string,
  options: Options,
  inner: string,
  { byId }: Library,
  isInline: boolean,
): string {
  const value = (...fields: string[]) => valueIn(options, ...fields);
  const html = inner.trim();
  const picture = [html, ...["src", "image", "image_url", "attachment"].map((one) => value(one))]
    .map((one) => byId(one.split("|")[0] ?? "") ?? { url: one, alt: "" })
    .find(({ url }) => PICTURE_FILE.test(url) && !url.includes("<"));
  const target = value("button_url", "button_link", "link", "url", "href");
  const label = value("button_text", "label");
  const title = value("title", "heading", "header", "text", "h2");
  const anchor = (caption: string) =>
    target && `<p><a href="${escaped(target)}">${caption || escaped(target)}</a></p>`;
  if (/(?:button|btn)$/.test(name)) return anchor(label || title || html);
  if (FOLDED.test(name) && title) return `<details><summary>${title}</summary>${html}</details>`;
  return [
    title && `<h3>${title}</h3>`,
    picture && `<p><img src="${escaped(picture.url)}" alt="${value("alt") || picture.alt}"></p>`,
    html !== picture?.url && html && (isInline ? html : `<div>${html}</div>`),
    anchor(label),
  ]
    .filter(Boolean)
    .join("\n\n");
}
