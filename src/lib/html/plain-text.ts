import { ID_PREFIX } from "./id-prefix.ts";

/** The length of HTML that is searched for an article's first words, as embedded images can be long. */
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
  ["sbquo", "‚"],
  ["bdquo", "„"],
  ["laquo", "«"],
  ["raquo", "»"],
  ["bull", "•"],
  ["middot", "·"],
  ["times", "×"],
  ["deg", "°"],
  ["euro", "€"],
  ["copy", "©"],
  ["reg", "®"],
  ["trade", "™"],
  ["shy", "\u{AD}"],
  ["szlig", "ß"],
  ["aelig", "æ"],
  ["AElig", "Æ"],
  ["oelig", "œ"],
  ["OElig", "Œ"],
  ["oslash", "ø"],
  ["Oslash", "Ø"],
]);

/** The accents of letters such as `&eacute;`. */
const ACCENTS = new Map([
  ["grave", "\u{300}"],
  ["acute", "\u{301}"],
  ["circ", "\u{302}"],
  ["tilde", "\u{303}"],
  ["uml", "\u{308}"],
  ["ring", "\u{30A}"],
  ["cedil", "\u{327}"],
  ["caron", "\u{30C}"],
]);

/** A tag, including one that is cut off. Attribute values in quotes may contain ">". */
const TAG = /<\/?[a-z](?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*(?:>|$)/gi;

/** Inline tags, and those of formulas: words and punctuation continue after them. */
const INLINE =
  /^<\/?(?:a|abbr|b|bd[io]|cite|code|del|dfn|em|i|ins|kbd|m\w+|q|r[pt]|ruby|s|samp|small|span|strong|su[bp]|time|u|var|wbr)\b/i;

/** The number of a footnote, which is not part of the sentence. */
const FOOTNOTE = new RegExp(`<sup><a href="[^"]*#(?:${ID_PREFIX})?fn-[^]*?</sup>`, "g");

/** Where an exponent begins: 10<sup>6</sup> is not 106. */
const POWER = /(?<=\d)<sup>(?=[−-]?\d)|(?<=<msup><m[in][^>]*>[^<]*<\/m[in]>)(?!<mo[^>]*>[′″‴∘°])/g;

/** Where a fraction has its bar: ½ is not 12. */
const BAR = /(?<=<mfrac><\1\b[^>]*>(?:(?!<\/?\1\b)[^])*?<\/(m\w+)>)(?=<m)/g;

/** Where a fraction follows a number: 2½ is not 21/2. */
const MIXED = /(?<=\d(?:<\/m\w{1,9}>){1,9})(?=(?:<m(?:row|style)\b[^<>]*>){0,9}<mfrac>)/g;

/**
 * The text of an article without tags, scripts, styles and comments, for counting and descriptions. Not safe to insert
 * as HTML.
 *
 * @param html HTML as its author typed it
 * @returns text with single spaces, also between blocks
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, " ")
    .replace(/<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g, " ")
    .replace(FOOTNOTE, "")
    .replace(POWER, "^")
    .replace(BAR, "/")
    .replace(MIXED, " ")
    .replace(/<msqrt>/g, "√")
    .replace(TAG, (tag) => (INLINE.test(tag) ? "" : " "))
    .replace(ENTITY, decodedEntity)
    .replace(/\s+/g, " ")
    .trim();
}

/** The value of an attribute, from HTML that was sanitized. */
export function attributeValue(written: string): string {
  return written.replace(ENTITY, decodedEntity);
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

function decodedEntity(entity: string, decimal?: string, hex = "", name?: string): string {
  if (name !== undefined) return named(name) ?? entity;
  return character(decimal === undefined ? parseInt(hex, 16) : Number(decimal));
}

/** The same names as in the search, see `private.decode_entities`. */
function named(name: string): string | undefined {
  const accent = ACCENTS.get(name.slice(1));
  return accent ? (name.charAt(0) + accent).normalize() : NAMED.get(name);
}

function character(codePoint: number): string {
  return codePoint > 0x10_ff_ff ? "" : String.fromCodePoint(codePoint);
}

/** The beginning of an article's text without its footnotes, cut anywhere: enough for a description. */
export function openingText(html: string): string {
  const [opening = ""] = html.slice(0, OPENING).split('<div class="footnotes"');
  return plainText(opening);
}
