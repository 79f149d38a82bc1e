import { COMMENTS } from "@/lib/comment-anchor";
import { modifiedAt, type Article } from "./article-data";
import { articleId, blogRef, ownerRef, type StructuredDataNode } from "./structured-data";
import { inOrder, type Translation } from "./translations";

type Context = {
  /** The author as readers see them. */
  author: string;
  owner: string;
  url: string;
  description: string;
  image: string;
  /** URL of the text's licence; empty if none is stated. */
  license: string;
  translations: readonly Translation[];
};

/** https://schema.org/BlogPosting */
export function blogPosting(
  article: Article & { read_time: number; comment_count: number },
  { author, owner, url, description, image, license, translations }: Context,
): StructuredDataNode {
  const { series } = article;
  const [original] = inOrder([{ ...article, url }, ...translations]);
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
    // Only the name of a guest author is known.
    author: author === owner ? ownerRef(owner) : { "@type": "Person", name: author },
    publisher: ownerRef(owner),
    articleSection: article.category,
    timeRequired: `PT${article.read_time}M`,
    commentCount: article.comment_count,
    discussionUrl: `${url}#${COMMENTS}`,
    isAccessibleForFree: true,
    ...(license && { license }),
    ...(article.tags.length > 0 && { keywords: article.tags }),
    ...(translations.length > 0 &&
      (original?.url === url
        ? { workTranslation: translations.map(articleRef) }
        : { translationOfWork: original && articleRef(original) })),
    isPartOf: [
      blogRef(),
      ...(series !== null ? [{ "@type": "CreativeWorkSeries", name: series }] : []),
    ],
  };
}

function articleRef({ url, language }: Translation): StructuredDataNode {
  return { "@type": "BlogPosting", "@id": articleId(url), url, inLanguage: language };
}
