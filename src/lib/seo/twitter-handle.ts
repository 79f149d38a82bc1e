/**
 * The handle in the address of a profile on Twitter or X, as its cards name it; empty for any other
 * address.
 *
 * Source: https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 *
 * @param url e.g. «https://twitter.com/example»
 * @returns e.g. «@example»
 */
export function twitterHandle(url: string): string {
  const name =
    /^https?:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/@?(\w{1,15})\/?(?:[?#].*)?$/i.exec(
      url,
    )?.[1];
  return name ? `@${name}` : "";
}
