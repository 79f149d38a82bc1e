import { modifiedAt, type Article } from "./article-data";
import { articleId, blogRef, ownerRef, type Thing } from "./structured-data";

type Context = {
  /** As readers see them. */
  author: string;
  owner: string;
  url: string;
  description: string;
  image: string;
  /** URL of the licence of the text; empty if nothing is said of it. */
  license: string;
};

/** https://schema.org/BlogPosting */
export function blogPosting(
  article: Article & { read_time: number; comment_count: number },
  { author, owner, url, description, image, license }: Context,
): Thing {
  const { series } = article;
  return {
    "@type": "BlogPosting",
    "@id": articleId(url),
    mainEntityOfPage: url,
    url,
    headline: article.title,
    inLanguage: article.language,
    description,
    image,
    datePublished: article.listed_at,
    dateModified: modifiedAt(article),
    // Of a guest nothing else is known.
    author: author === owner ? ownerRef(owner) : { "@type": "Person", name: author },
    publisher: ownerRef(owner),
    articleSection: article.category,
    timeRequired: `PT${article.read_time}M`,
    commentCount: article.comment_count,
    discussionUrl: `${url}#comments`,
    isAccessibleForFree: true,
    ...(license && { license }),
    ...(article.tags.length > 0 && { keywords: article.tags }),
    isPartOf: [
      blogRef(),
      ...(series !== null ? [{ "@type": "CreativeWorkSeries", name: series }] : []),
    ],
  };
}
