import type { FrameHost } from "@/lib/html/frame-services";

/**
 * The sites whose embeds articles and pages may show, each behind a button: YouTube and others by their names,
 * Mastodon servers by their hosts. The site's policy allows no other iframes; an empty list allows none.
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
