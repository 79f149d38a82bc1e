/**
 * Extracts the handle from the URL of a profile on Twitter or X; empty for any other URL.
 *
 * Source: https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 *
 * @param url e.g. "https://twitter.com/example"
 * @returns e.g. "@example"
 */
export function twitterHandle(url: string): string {
  const name =
    /^https?:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/@?(\w{1,15})\/?(?:[?#].*)?$/i.exec(
      url,
    )?.[1];
  return name ? `@${name}` : "";
}
