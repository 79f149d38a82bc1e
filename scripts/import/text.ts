import { FOR_THEME } from "../../src/lib/media/srcset.ts";
import { storableText } from "../../src/lib/text/storable-text.ts";
import type { Renderer } from "../content/renderer.ts";
import type { Addresses } from "./addresses.ts";
import { withoutBlankLines } from "./blank-lines.ts";
import { changeMarkdown } from "./change-markdown.ts";
import { cleanHtml } from "./clean-html.ts";
import { changeUrls } from "./html/change-urls.ts";
import { newKept } from "./kept.ts";
import { type ImportedPost, loss, type Note } from "./source.ts";

type Change = (url: string, isPicture: boolean) => string;

/** A text whose URLs can be replaced. */
export type Text = {
  isHtml: boolean;
  /** URLs of its pictures, as written. */
  pictures: ReadonlySet<string>;
  /** The new target of a link. */
  linkOf: (url: string) => string;
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
    changeUrls(body, change);
    return body.innerHTML;
  };
  const linkOf = (url: string) => addresses.linkOf(url, incoming);
  const pictures = new Set<string>();
  const toOldSite = new Set<string>();
  const unresolved = new Set<string>();
  changed((url, isPicture) => {
    if (url && (isPicture || addresses.isPicture(url, incoming))) pictures.add(url);
    else if (addresses.isOldSite(linkOf(url))) toOldSite.add(linkOf(url));
    else if (addresses.isNowhere(url, incoming)) unresolved.add(url);
    return url;
  });
  for (const url of toOldSite) {
    notes.push({ field: "links", message: `${url} still leads to the old site` });
  }
  for (const url of unresolved) {
    notes.push(
      loss("links", `${url} leads to nothing here: say with --site where the old site is`),
    );
  }
  return { isHtml: body !== null, pictures, linkOf, changed, restored: kept.restored };
}

/**
 * The text in Markdown, with the links and pictures of this site.
 *
 * @param stored URLs in the library by those in the text
 * @returns empty if nothing remains
 */
export async function markdownOf(
  { markdownFromHtml }: Pick<Renderer, "markdownFromHtml">,
  { isHtml, linkOf, changed, restored }: Text,
  stored: ReadonlyMap<string, string>,
): Promise<string> {
  const text = changed((url, isPicture) => {
    if (!isPicture) return stored.get(url) ?? linkOf(url);
    const picture = stored.get(url) ?? url;
    // One that is not in the library has it.
    return FOR_THEME.test(picture) ? picture : picture + (FOR_THEME.exec(url)?.[0] ?? "");
  });
  const markdown = isHtml ? restored((await markdownFromHtml(text)).markdown) : text;
  return withoutBlankLines(storableText(markdown));
}
