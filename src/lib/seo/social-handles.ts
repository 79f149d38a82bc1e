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

/**
 * Derives the handle from the URL of a profile on Mastodon, or on a server with the same URLs; empty for any
 * other.
 *
 * Source: https://docs.joinmastodon.org/entities/PreviewCard/#trackable-authorship
 *
 * @param url e.g. "https://mastodon.example/@me"
 * @returns e.g. "@me@mastodon.example"
 */
export function fediverseHandle(url: string): string {
  const [, host, name] =
    /^https?:\/\/([a-z\d.-]+\.[a-z]{2,})\/@([\w.-]+)\/?(?:[?#].*)?$/i.exec(url) ?? [];
  return host && name ? `@${name}@${host.toLowerCase()}` : "";
}
