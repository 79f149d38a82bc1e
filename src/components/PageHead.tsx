import { DESCRIPTION_LENGTH, shorten } from "@/lib/text/shorten";
import { editionAlternates, feeds, hasFeeds, siteUrl } from "@/lib/seo/site-url";
import { cardPath, pageCardPath } from "@/lib/seo/social-card";
import { breadcrumbs, jsonLd } from "@/lib/seo/structured-data";
import { openGraphLocale } from "@/lib/text/language";
import { paths } from "@/paths";
import { useSite } from "./site-context";
import { StructuredData } from "./StructuredData";

export type PageHeadProps = {
  /** Title of the page, without the site's name; empty for the home page. */
  title: string;
  /** Description of any length; by default the site's. */
  description?: string | undefined;
  /** Canonical path. */
  path: string;
  /** The post or project on the page, whose social card is used instead of the page's. */
  card?: { id: string; updated_at: string } | undefined;
  article?: { language: string } | undefined;
  /** The language of a text that the page shows in every edition, if it is not an article: BCP 47. */
  writtenIn?: string | undefined;
  /** Breadcrumbs between the home page and this one. */
  above?: { name: string; path: string }[] | undefined;
  /** The list of articles on the page, whose feeds are linked instead of the site's. */
  feedsOf?: { title: string; path: string } | undefined;
  /** True for pages that search engines must not index. */
  isHidden?: boolean | undefined;
};

/** Title, meta tags and links of a page, for browsers, search engines and link previews. */
export function PageHead({ title, description, isHidden, ...shared }: PageHeadProps) {
  const site = useSite();
  const summary = shorten(description || site.description, DESCRIPTION_LENGTH);
  return (
    <>
      <title>{title ? `${title} — ${site.name}` : site.title}</title>
      <meta name="description" content={summary} />
      {(isHidden || !site.isPublic || !site.isSearchable) && (
        <meta name="robots" content="noindex" />
      )}
      {!isHidden && site.isPublic && <PublicHead title={title} summary={summary} {...shared} />}
    </>
  );
}

type PublicHeadProps = Omit<PageHeadProps, "description" | "isHidden"> & { summary: string };

function PublicHead(props: PublicHeadProps) {
  const { title, summary, path, card, article, above, feedsOf } = props;
  const writtenIn = import.meta.env.HAS_EDITIONS
    ? (props.writtenIn ?? article?.language)
    : undefined;
  const site = useSite();
  const url = siteUrl(path, writtenIn);
  // https://ogp.me
  const properties = {
    type: article ? "article" : "website",
    site_name: site.name,
    title: title || site.title,
    description: summary,
    url,
    ...(article && { locale: openGraphLocale(article.language) }),
    image: siteUrl(card ? cardPath(card) : pageCardPath(path)),
    "image:type": "image/png",
    "image:width": "1200",
    "image:height": "630",
    "image:alt": title || site.title,
  };
  const trail = [{ name: site.name, path: paths.home }, ...(above ?? []), { name: title, path }];
  return (
    <>
      <link rel="canonical" href={url} />
      {import.meta.env.HAS_EDITIONS &&
        !writtenIn &&
        editionAlternates(path).map(({ hreflang, url: href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
      {hasFeeds() &&
        feeds.map(({ name, type, path: feed }) => (
          <link
            key={name}
            rel="alternate"
            type={type}
            title={feedsOf ? `${feedsOf.title} — ${site.name} (${name})` : `${site.name} (${name})`}
            href={siteUrl(`${feedsOf?.path ?? ""}${feed}`)}
          />
        ))}
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {site.twitter && <meta name="twitter:site" content={site.twitter} />}
      {site.fediverse && <meta name="fediverse:creator" content={site.fediverse} />}
      {title && (
        <StructuredData
          json={jsonLd(breadcrumbs(trail.map((crumb) => [crumb.name, siteUrl(crumb.path)])))}
        />
      )}
    </>
  );
}
