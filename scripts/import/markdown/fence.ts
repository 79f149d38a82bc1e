/** What may precede a block in its first line: the markers of quotes and lists. */
export const MARKERS = String.raw`(?:[ \t]|>|[*+-][ \t]|\d+[.)][ \t])*`;
/** The marks that open a fenced code block; those of the same name close it. */
export const OPENING = String.raw`(?<fence>\x60{3,}(?=[^\x60\n]*$)|~{3,})`;
const CLOSING_LINE = String.raw`^(?<end>[ \t>]*)\k<fence>[\x60~]*[ \t]*$`;
/** The line that closes a fenced code block, or the end of the text. */
export const CLOSING = `(?:${CLOSING_LINE}|$(?![^]))`;
/**
 * A fenced code block that is closed, including in lists and quotes, for patterns with the flag `m`. Because of its named
 * groups, the last argument of a replacing function is an object.
 */
export const FENCE = `^${MARKERS}${OPENING}[^]*?${CLOSING_LINE}`;
/** The same, or one that is not closed. */
export const FENCE_OR_REST = `^${MARKERS}${OPENING}[^]*?${CLOSING}`;

const CODE = new RegExp(`${FENCE}|\`[^\`\\n]*\``, "gm");

/** A text without code, to search it for what is not code. */
export function withoutCode(text: string): string {
  return text.replace(CODE, "");
}
