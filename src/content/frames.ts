import type { FrameHost } from "@/lib/html/frame-services";

/**
 * Whose frames articles and pages may show, each behind a button: YouTube and others by their names, servers of
 * Mastodon's by their hosts. The policy of the site lets no other frame in; an empty list lets none.
 */
export const frames: readonly FrameHost[] = [
  "youtube",
  "vimeo",
  "codepen",
  "stackblitz",
  "gist",
  "bluesky",
  "mastodon.social",
  "fosstodon.org",
  "hachyderm.io",
];
