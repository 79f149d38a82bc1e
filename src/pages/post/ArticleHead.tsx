import { useSite } from "@/components/site-context";
import { StructuredData } from "@/components/StructuredData";
import { modifiedAt } from "@/lib/seo/article-data";
import { blogPosting } from "@/lib/seo/blog-posting";
import { shownAuthor } from "@/lib/text/author";
import { DESCRIPTION_LENGTH, shorten } from "@/lib/text/shorten";
import { hasFeeds, siteUrl } from "@/lib/seo/site-url";
import { cardPath } from "@/lib/seo/social-card";
import { jsonLd } from "@/lib/seo/structured-data";
import { alternatesOf } from "@/lib/seo/translations";
import { MARKDOWN_SUFFIX, paths } from "@/paths";
import { useTranslations } from "./use-translations";

type Props = {
  article: Parameters<typeof blogPosting>[0] & { slug: string; updated_at: string };
  /** Description of any length. */
  description: string;
};

/** Meta tags and structured data of an article's page, in addition to those of every page. */
export function ArticleHead({ article, description }: Props) {
  const { owner, license, language } = useSite();
  const url = siteUrl(paths.post(article.slug), article.language);
  const translations = useTranslations(article.id).map(({ slug, language: code, listed_at }) => ({
    url: siteUrl(paths.post(slug), code),
    language: code,
    listed_at,
  }));
  const author = shownAuthor(article.author_name, owner.name);
  const posting = blogPosting(article, {
    author,
    owner: owner.name,
    url,
    description: shorten(description, DESCRIPTION_LENGTH),
    image: siteUrl(cardPath(article)),
    license,
    translations,
  });
  return (
    <>
      {alternatesOf([{ ...article, url }, ...translations], language).map(
        ({ hreflang, url: href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ),
      )}
      {hasFeeds() && <link rel="alternate" type="text/markdown" href={url + MARKDOWN_SUFFIX} />}
      {license && <link rel="license" href={license} />}
      {/* https://ogp.me/#type_article */}
      <meta property="article:published_time" content={article.listed_at} />
      <meta property="article:modified_time" content={modifiedAt(article)} />
      <meta property="article:author" content={author} />
      <meta property="article:section" content={article.category} />
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <StructuredData json={jsonLd(posting)} />
    </>
  );
}
