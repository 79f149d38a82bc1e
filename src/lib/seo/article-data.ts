import type { Thing } from "./structured-data";

/** An article as a page's metadata describes it. */
export type Article = {
  id: string;
  title: string;
  author_name: string;
  category: string;
  tags: string[];
  /** ISO 8601 instants. */
  created_at: string;
  updated_at: string;
};

/**
 * When an article was last changed (ISO 8601); for one that was written before its publication
 * date, that date.
 */
export function modifiedAt({ created_at, updated_at }: Pick<Article, "created_at" | "updated_at">) {
  return Date.parse(updated_at) > Date.parse(created_at) ? updated_at : created_at;
}

/** https://schema.org/BlogPosting */
export function blogPosting(
  article: Article,
  {
    home,
    url,
    description,
    image,
  }: { home: string; url: string; description: string; image: string },
): Thing {
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description,
    image,
    datePublished: article.created_at,
    dateModified: modifiedAt(article),
    author: { "@type": "Person", name: article.author_name, url: home },
    articleSection: article.category,
    ...(article.tags.length > 0 && { keywords: article.tags }),
  };
}
