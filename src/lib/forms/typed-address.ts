/** What copying from pages and from right-to-left texts adds, which nobody sees and mail is not delivered to. */
const INVISIBLE = /\p{Cf}/gu;

/** How far the wide ones of East Asian keyboards are from the ASCII characters. */
const WIDE = 0xfee0;

/**
 * An email address as its sender meant it: without the name and brackets that mail programs copy with it, `mailto:`,
 * what a link has after the address, and invisible characters, and with ASCII characters instead of wide ones. Others,
 * such as `²`, may be part of it.
 */
export function typedAddress(typed: string): string {
  return typed
    .replace(INVISIBLE, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE))
    .replace(/[。｡]/g, ".")
    .replace(/^[^<>]*<([^<>]+)>[\s,;]*$/, "$1")
    .replace(/^\s*mailto:([^?]*)[^]*/i, "$1")
    .trim();
}
