const NAMES: Record<string, string> = {
  "bsky.app": "Bluesky",
  "news.ycombinator.com": "Hacker News",
  "lobste.rs": "Lobsters",
};

/** What the place of a discussion is called: a service, or the server of Mastodon's. */
export function discussionPlace(address: string): string {
  const host = URL.parse(address)?.hostname ?? address;
  return NAMES[host] ?? host;
}
