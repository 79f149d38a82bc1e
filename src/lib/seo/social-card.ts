/** The default social card, 1200 × 630 pixels. */
const DEFAULT_CARD = "/images/social-default.png";

/** The folder of the posts' social cards, written by scripts/social-cards. */
export const CARD_FOLDER = "/images/social";

/**
 * The path of a social card: a post's own, else the site's. It contains the post's version, because
 * link previews are cached for long.
 */
export function cardPath(post?: { id: string; updated_at: string }): string {
  if (!post) return DEFAULT_CARD;
  const version = Date.parse(post.updated_at).toString(36);
  return `${CARD_FOLDER}/${post.id}.png?v=${version}`;
}
