const BLOCK = /(<pre\b[^<>]*>)((?:(?!<\/?pre\b)[^])*)(?=<\/pre>)/gi;
/** Attributes of code for a highlighter that runs in the browser, or on the server. */
const HIGHLIGHTED = /\slang=|\sline=|brush:/i;
const TAG = /<\/?([a-z][\w-]*)(\s[^<>]*>|\/?>)?/gi;
/** Elements that highlighters and editors put into code, and those that somebody may emphasize it with. */
const ADDED = new Set("a b br code div em font i li ol p span strong u".split(" "));
/** Those that only highlighters and editors insert. */
const COMMON = /<\/?(?:br|code|div|li|ol|p|span)\b/i;
const MARKUP = /\b(?:x?html\w*|xml|mxml|xslt|svg|vue|jsx)\b/i;
/** A program that writes HTML. */
const WRITES_TAGS = /<[?%]|["'`]<(?!br\b)[a-z]/i;

/** HTML in which tags within code are text, unless a highlighter or an editor inserted them. */
export function withRawCode(html: string): string {
  return html.replace(BLOCK, (block, start: string, code: string) =>
    !HIGHLIGHTED.test(start) || isMarkedUp(start, code)
      ? block
      : start + code.replaceAll("<", "&lt;"),
  );
}

function isMarkedUp(start: string, code: string): boolean {
  const tags = [...code.matchAll(TAG)];
  if (tags.some(([, name = "", rest]) => rest === undefined || !ADDED.has(name.toLowerCase())))
    return false;
  if (!MARKUP.test(start)) return /<span\b/i.test(code) || !WRITES_TAGS.test(code);
  // The code's own tags are escaped if others were inserted.
  return COMMON.test(code) && (code.includes("&lt;") || !code.includes("</"));
}
