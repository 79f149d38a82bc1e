import type { Kept } from "../kept.ts";
import { SOURCES } from "../html/pictures.ts";
import { withEndTags } from "../html/self-closed.ts";
import { callout } from "./callout.ts";
import { withBlocksEnded, withDivisions, withParsedBlocks } from "./html-blocks.ts";
import { withEmbedsAsLinks } from "./html-embeds.ts";
import { ATTRIBUTES, withLargestPictures, withPicturesForThemes } from "./html-pictures.ts";

const TAG = /<[a-z][\w-]*\s(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
/** Texts in quotation marks, and URLs without them, which make no element here. */
const UNQUOTED = new RegExp(
  String.raw`"[^"]*"|'[^']*'|(?<=\s(?:src|href|poster|data|cite|${SOURCES.join("|")})=)(?<url>[^\s"'<>\x60]+?)(?=\s|/?>)`,
  "gi",
);
/** Hashnode's callout, with an emoji before its text. */
const HASHNODE =
  /<div data-node-type="callout">\s*(?:<div data-node-type="callout-emoji">([^<]*)<\/div>\s*)?<div data-node-type="callout-text">([^]{0,9000}?)<\/div>\s*<\/div>/g;
/** Elements whose text stays, in another element that articles support. */
const RENAMED: [RegExp, string][] = [
  [/<a\b(?![^<>]*\sid=)([^<>]*?)\sname=/gi, "<a$1 id="],
  // Sizes of pictures that stay on the old site: those here have their own.
  [/<source\b(?=[^<>]*>)[^<>]*?\ssrcset=[^<>]*>\s*/gi, ""],
  // VuePress' and VitePress' helper for URLs below the site's root.
  [/\s:(src|href)=(["'])\$?withBase\((["'])([^"']*)\3\)\2/g, ' $1="$4"'],
  // VuePress' and VitePress' label.
  [
    /<Badge\b(?=[^<>]*\stext=(["'])([^"'<>]*)\1)[^<>]*(?:\/>|>\s{0,99}<\/Badge>)/g,
    "<mark>$2</mark>",
  ],
  // Components of Nuxt and Vue, in both spellings of their names, and of AMP.
  [
    /<(?:(?:[A-Z]\w*)?(?:Img|Image|Picture)|[a-z]+-(?:img|image|picture))\b(?=[^<>]*\ssrc=)/g,
    "<img",
  ],
  [/<\/[a-z]+-(?:img|image|picture)>/g, ""],
  // VuePress' and Nuxt's groups of code.
  [
    /^[ \t]*<code-?(?:group-?item|block)\b[^<>\n]{0,300}?\s(?:title|label)="([^"\n]*)"[^<>\n]{0,300}>[ \t]*$/gim,
    "\n**$1**\n",
  ],
  [/^[ \t]*<\/?code-?(?:group(?:-?item)?|block)>[ \t]*$/gim, ""],
  [new RegExp(String.raw`<(/?)strike\b${ATTRIBUTES}>`, "gi"), "<$1del>"],
  [new RegExp(String.raw`<(/?)tt\b${ATTRIBUTES}>`, "gi"), "<$1code>"],
  [/<(\/?)acronym\b/gi, "<$1abbr"],
  // As browsers read it.
  [/<\/br\s*>/gi, "<br>"],
  // Players that started automatically get controls here.
  [/<(video|audio)(?=[\s/>])(?![^<>]*\bcontrols\b)/gi, "<$1 controls"],
  [new RegExp(String.raw`</?(?:center|font|big|u|nobr|blink|marquee)\b${ATTRIBUTES}>`, "gi"), ""],
];

/**
 * Converts HTML within Markdown to what this site supports: iframes become links, obsolete elements their
 * modern equivalents, and what follows an HTML block is Markdown again, as in kramdown and Redcarpet. Code has
 * been protected before.
 *
 * @param restored restores the code in a line
 * @returns the text, and what is converted
 */
export function withShownHtml(
  markdown: string,
  isParsed = false,
  restored: Kept["restored"] = String,
): { text: string; converted: string[] } {
  if (!markdown.includes("<")) return { text: markdown, converted: [] };
  const converted: string[] = [];
  const quoted = (isParsed ? withDivisions(markdown) : markdown)
    .replace(TAG, (tag) =>
      tag.replace(UNQUOTED, (written, url?: string) => (url ? `"${url}"` : written)),
    )
    .replace(
      HASHNODE,
      (_, emoji = "", content: string) => `${callout("NOTE", "", `${emoji} ${content}`)}\n`,
    );
  let text = withEmbedsAsLinks(withPicturesForThemes(withEndTags(quoted)), converted);
  for (const [element, name] of RENAMED) text = text.replace(element, name);
  text = withParsedBlocks(withLargestPictures(text));
  return { text: withBlocksEnded(text, restored), converted };
}
