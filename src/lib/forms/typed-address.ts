/** What copying from pages and from right-to-left texts adds, which nobody sees and mail is not delivered to. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * An email address as its sender meant it: without `mailto:` and invisible characters, and with the ASCII characters for
 * which East Asian keyboards have wide ones.
 */
export function typedAddress(typed: string): string {
  return typed
    .replace(INVISIBLE, "")
    .normalize("NFKC")
    .replaceAll("。", ".")
    .trim()
    .replace(/^mailto:/i, "");
}
