import { feeds, hasFeeds, siteUrl } from "@/lib/site-address";
import { cardPath } from "@/lib/social-card";
import { shorten } from "@/lib/plain-text";
import {
  blogPosting,
  breadcrumbs,
  jsonLd,
  modifiedAt,
  type Article,
  type Crumb,
} from "@/lib/structured-data";
import { paths } from "@/paths";
import { useSite } from "./site";
import { StructuredData } from "./StructuredData";

/** As much as search engines and previews show. */
const DESCRIPTION_LENGTH = 200;

export type PageHeadProps = {
  /** Title of the page, without the site's name; empty for the home page. */
  title: string;
  /** What the page is about, of any length; the site's description where it has none of its own. */
  description?: string | undefined;
  /** Where the page is to be found, whatever address led to it. */
  path: string;
  /** The article that the page is made of. */
  article?: Article | undefined;
  /** The pages between the home page and this one. */
  above?: { name: string; path: string }[] | undefined;
  /** True for a page that no search engine is to show. */
  isHidden?: boolean | undefined;
};

/** What a page says about itself to browsers, search engines and those who show a link to it. */
export function PageHead({ title, description, isHidden, ...shared }: PageHeadProps) {
  const site = useSite();
  const summary = shorten(description || site.description, DESCRIPTION_LENGTH);
  return (
    <>
      <title>{title ? `${title} — ${site.name}` : site.title}</title>
      <meta name="description" content={summary} />
      {isHidden || !site.isPublic ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PublicHead title={title} summary={summary} {...shared} />
      )}
    </>
  );
}

type PublicHeadProps = Pick<PageHeadProps, "title" | "path" | "article" | "above"> & {
  summary: string;
};

function PublicHead({ title, summary, path, article, above }: PublicHeadProps) {
  const site = useSite();
  const home = siteUrl(paths.home);
  const url = siteUrl(path);
  const sharedTitle = title || site.title;
  const image = siteUrl(cardPath(article));
  const trail: Crumb[] = [
    { name: site.name, url: home },
    ...(above ?? []).map((page) => ({ name: page.name, url: siteUrl(page.path) })),
    { name: title, url },
  ];

  return (
    <>
      <link rel="canonical" href={url} />
      {hasFeeds() &&
        feeds.map(({ name, type, path: feed }) => (
          <link
            key={name}
            rel="alternate"
            type={type}
            title={`${site.name} (${name})`}
            href={siteUrl(feed)}
          />
        ))}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={sharedTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      {site.twitter && <meta name="twitter:site" content={site.twitter} />}
      {article && (
        <>
          <ArticleMeta article={article} />
          <StructuredData
            json={jsonLd(blogPosting(article, { home, url, description: summary, image }))}
          />
        </>
      )}
      {title && <StructuredData json={jsonLd(breadcrumbs(trail))} />}
    </>
  );
}

/** https://ogp.me/#type_article */
function ArticleMeta({ article }: { article: Article }) {
  return (
    <>
      <meta property="article:published_time" content={article.created_at} />
      <meta property="article:modified_time" content={modifiedAt(article)} />
      <meta property="article:author" content={article.author_name} />
      <meta property="article:section" content={article.category} />
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
