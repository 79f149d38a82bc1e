import type { Thing } from "./structured-data";

/** What a page's head tells about an article. */
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

/** When an article was last changed; one that was written ahead is as old as its publication. */
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
