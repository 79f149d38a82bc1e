/** Code for a highlighter that runs in the browser, or on the server. */
const BLOCK = /(<pre\b[^>]*(?:\slang=|\sline=|brush:)[^>]*>)((?:(?!<\/?pre\b)[^])*)(?=<\/pre>)/gi;
const TAG = /<\/?([a-z][\w-]*)/gi;
/** Elements that highlighters and editors put into code, and those that somebody may emphasize it with. */
const ADDED = new Set("a b br code div em font i li ol p span strong u".split(" "));
/** Those of highlighters and editors alone. */
const COMMON = /<\/?(?:br|code|div|li|ol|p|span)\b/i;
const MARKUP = /\b(?:x?html\w*|xml|mxml|xslt|svg|vue|jsx)\b/i;

/** HTML in which tags within code are text, unless a highlighter or an editor inserted them. */
export function withRawCode(html: string): string {
  return html.replace(BLOCK, (_, start: string, code: string) =>
    isMarkedUp(start, code) ? start + code : start + code.replaceAll("<", "&lt;"),
  );
}

function isMarkedUp(start: string, code: string): boolean {
  const names = [...code.matchAll(TAG)].map(([, name = ""]) => name.toLowerCase());
  if (!COMMON.test(code) || names.some((name) => !ADDED.has(name))) return false;
  // The code's own tags are escaped if others were inserted.
  return !MARKUP.test(start) || code.includes("&lt;") || !code.includes("</");
}
