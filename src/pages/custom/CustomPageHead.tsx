import { useSite } from "@/components/site-context";
import { StructuredData } from "@/components/StructuredData";
import type { CustomPage } from "@/data/pages/one";
import { hasFeeds, siteUrl } from "@/lib/seo/site-url";
import { jsonLd, ownerRef, siteRef } from "@/lib/seo/structured-data";
import { DESCRIPTION_LENGTH, shorten } from "@/lib/text/shorten";
import { MARKDOWN_SUFFIX, paths } from "@/paths";

type Props = {
  page: CustomPage;
  /** Description of any length. */
  description: string;
};

/**
 * Links and structured data of a page of the owner's, in addition to those of every page.
 *
 * Source: https://schema.org/WebPage
 */
export function CustomPageHead({ page, description }: Props) {
  const { name, owner } = useSite();
  const url = siteUrl(paths.customPage(page.path), page.language);
  const data = {
    "@type": "WebPage",
    "@id": url,
    url,
    name: page.title,
    description: shorten(description, DESCRIPTION_LENGTH),
    inLanguage: page.language,
    dateModified: page.updated_at,
    author: ownerRef(owner.name),
    isPartOf: siteRef(name),
  };
  return (
    <>
      {hasFeeds() && (
        <link rel="alternate" type="text/markdown" href={`${url}${MARKDOWN_SUFFIX}`} />
      )}
      <StructuredData json={jsonLd(data)} />
    </>
  );
}
