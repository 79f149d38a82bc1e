/** The default social card, 1200 × 630 pixels. */
const DEFAULT_CARD = "/images/social-default.png";

/** The folder of the social cards, written by scripts/social-cards. */
export const CARD_FOLDER = "/images/social";

/** The path of a page's social card; the home page has the default one. */
export function pageCardPath(path: string): string {
  return path === "/" ? DEFAULT_CARD : `${CARD_FOLDER}${path}.png`;
}

/**
 * The path of the social card of a post or project. It contains the record's version, because link
 * previews are cached for long.
 */
export function cardPath(subject: { id: string; updated_at: string }): string {
  const version = Date.parse(subject.updated_at).toString(36);
  return `${CARD_FOLDER}/${subject.id}.png?v=${version}`;
}
