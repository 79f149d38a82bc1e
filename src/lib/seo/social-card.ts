/** The picture of pages that have none of their own, 1200 × 630. */
const DEFAULT_CARD = "/images/social-default.png";

/** The folder of the posts' own pictures, written by scripts/seo. */
export const CARD_FOLDER = "/images/social";

/**
 * The path of a picture for shared links: a post's own, else that of the site. It names the version
 * of the post, because others keep what they have once fetched.
 */
export function cardPath(post?: { id: string; updated_at: string }): string {
  if (!post) return DEFAULT_CARD;
  const version = Date.parse(post.updated_at).toString(36);
  return `${CARD_FOLDER}/${post.id}.png?v=${version}`;
}
