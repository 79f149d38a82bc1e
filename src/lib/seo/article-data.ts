/** An article, as far as a page's metadata describes it. */
export type Article = {
  id: string;
  title: string;
  /** BCP 47. */
  language: string;
  author_name: string;
  category: string;
  tags: string[];
  series: string | null;
  /** ISO 8601 instants. */
  listed_at: string;
  revised_at: string | null;
};

/**
 * When an article was last changed in a way that readers are notified about (ISO 8601), else when it was
 * published. Correcting a typo updates no feed.
 */
export function modifiedAt({ listed_at, revised_at }: Pick<Article, "listed_at" | "revised_at">) {
  return revised_at && Date.parse(revised_at) > Date.parse(listed_at) ? revised_at : listed_at;
}
