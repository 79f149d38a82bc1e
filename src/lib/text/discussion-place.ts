const NAMES: Record<string, string> = {
  "bsky.app": "Bluesky",
  "news.ycombinator.com": "Hacker News",
  "lobste.rs": "Lobsters",
};

/** The name of a discussion's site: a service, or the Mastodon server. */
export function discussionPlace(address: string): string {
  const host = URL.parse(address)?.hostname ?? address;
  return NAMES[host] ?? host;
}
