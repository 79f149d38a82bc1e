import { storableText } from "../../src/lib/text/storable-text.ts";
import type { Renderer } from "../content/renderer.ts";
import type { Addresses } from "./addresses.ts";
import { changeMarkdown } from "./change-markdown.ts";
import { cleanHtml } from "./clean-html.ts";
import { changeAddresses } from "./html/addresses.ts";
import { newKept } from "./kept.ts";
import type { ImportedPost, Note } from "./source.ts";

type Change = (address: string, isPicture: boolean) => string;

/** A text whose URLs can be replaced. */
export type Text = {
  isHtml: boolean;
  /** URLs of its pictures, as written. */
  pictures: ReadonlySet<string>;
  /** The new target of a link. */
  linkOf: (address: string) => string;
  /** The text with other URLs: Markdown or HTML. */
  changed: (change: Change) => string;
  /** Markdown with the protected pieces restored, such as formulas. */
  restored: (markdown: string) => string;
};

/**
 * Reads the text of a post.
 *
 * @param notes receives what is left out, and links that still lead to the old site
 */
export function readText(incoming: ImportedPost, addresses: Addresses, notes: Note[]): Text {
  const kept = newKept();
  const { format, convert = (text) => text } = incoming;
  const written = convert(incoming.text(), notes);
  const body = format === "html" ? cleanHtml(written, notes, kept) : null;
  const changed = (change: Change): string => {
    if (!body) return changeMarkdown(written, change);
    changeAddresses(body, change);
    return body.innerHTML;
  };
  const linkOf = (address: string) => addresses.linkOf(address, incoming);
  const pictures = new Set<string>();
  const toOldSite = new Set<string>();
  const unresolved = new Set<string>();
  changed((address, isPicture) => {
    if (address && (isPicture || addresses.isPicture(address, incoming))) pictures.add(address);
    else if (addresses.isOldSite(linkOf(address))) toOldSite.add(linkOf(address));
    else if (addresses.isNowhere(address, incoming)) unresolved.add(address);
    return address;
  });
  for (const address of toOldSite) {
    notes.push({ field: "links", says: `${address} still leads to the old site` });
  }
  for (const address of unresolved) {
    const says = `${address} leads to nothing here: say with --site where the old site is`;
    notes.push({ field: "links", says, isLost: true });
  }
  return { isHtml: body !== null, pictures, linkOf, changed, restored: kept.restored };
}

/**
 * The text in Markdown, with the links and pictures of this site.
 *
 * @param stored URLs in the library by those in the text
 * @returns empty if nothing is left of it
 */
export async function markdownOf(
  { markdownFromHtml }: Pick<Renderer, "markdownFromHtml">,
  { isHtml, linkOf, changed, restored }: Text,
  stored: ReadonlyMap<string, string>,
): Promise<string> {
  const text = changed(
    (address, isPicture) => stored.get(address) ?? (isPicture ? address : linkOf(address)),
  );
  const markdown = isHtml ? restored((await markdownFromHtml(text)).markdown) : text;
  return storableText(markdown).trim();
}
