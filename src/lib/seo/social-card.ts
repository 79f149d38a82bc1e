/** The default social card, 1200 × 630 pixels. */
const DEFAULT_CARD = "/images/social-default.png";

/** The folder of the social cards of posts and projects, written by scripts/social-cards. */
export const CARD_FOLDER = "/images/social";

/**
 * The path of a social card: that of a post or project, else the site's. It contains the post's version, because
 * link previews are cached for long.
 */
export function cardPath(subject?: { id: string; updated_at: string }): string {
  if (!subject) return DEFAULT_CARD;
  const version = Date.parse(subject.updated_at).toString(36);
  return `${CARD_FOLDER}/${subject.id}.png?v=${version}`;
}
