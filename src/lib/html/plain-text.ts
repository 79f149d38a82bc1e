/** The length of HTML that is searched for an article's first words: embedded images can be long. */
const OPENING = 20_000;

const NAMED = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
  ["ndash", "–"],
  ["mdash", "—"],
  ["hellip", "…"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["ldquo", "“"],
  ["rdquo", "”"],
]);

/** A tag, also one that is broken off. Attribute values in quotes may contain «>». */
const TAG = /<\/?[a-z](?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*(?:>|$)/gi;

/**
 * The text of an article without tags, scripts, styles and comments, for counting and descriptions.
 * Not safe to insert as HTML.
 *
 * @param html HTML as its author typed it
 * @returns text with single spaces; the texts of two elements are separate words
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, " ")
    .replace(/<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g, " ")
    .replace(TAG, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) =>
      name ? (NAMED.get(name) ?? entity) : character(decimal ? Number(decimal) : parseInt(hex, 16)),
    )
    .replace(/\s+/g, " ")
    .trim();
}

function character(codePoint: number): string {
  return codePoint > 0x10_ff_ff ? "" : String.fromCodePoint(codePoint);
}

/** The beginning of an article's text, cut anywhere: enough for a description. */
export function openingText(html: string): string {
  return plainText(html.slice(0, OPENING));
}
