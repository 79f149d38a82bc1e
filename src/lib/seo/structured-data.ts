/**
 * Structured data for search engines: https://schema.org as JSON-LD (https://www.w3.org/TR/json-ld11/). URLs
 * are absolute when the site's origin is known. Things that several pages refer to have one `@id` on all of
 * them: the owner, the site, the blog.
 */

import { inlineJson } from "@/lib/html/inline-json";
import { siteUrl } from "./site-url";

export type StructuredDataNode = Record<string, unknown>;

/** The content of a `<script type="application/ld+json">`. */
export function jsonLd(...things: StructuredDataNode[]): string {
  const context = { "@context": "https://schema.org" };
  const [only] = things;
  const document = things.length === 1 ? { ...context, ...only } : { ...context, "@graph": things };
  return inlineJson(document);
}

/** https://schema.org/Person for the site's owner; the home page says more about them. */
export function ownerRef(name: string): StructuredDataNode {
  return { "@type": "Person", "@id": siteUrl("/#person"), name, url: siteUrl("/") };
}

/** https://schema.org/WebSite; the home page says more about it. */
export function siteRef(name: string): StructuredDataNode {
  return { "@type": "WebSite", "@id": siteUrl("/#website"), name, url: siteUrl("/") };
}

/** https://schema.org/Blog; its page says more about it. */
export function blogRef(): StructuredDataNode {
  return { "@type": "Blog", "@id": siteUrl("/blog#blog"), url: siteUrl("/blog") };
}

export function articleId(url: string): string {
  return `${url}#article`;
}

/** https://schema.org/BreadcrumbList, from the home page to this page, as names and URLs. */
export function breadcrumbs(trail: [name: string, url: string][]): StructuredDataNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(([name, url], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@id": url },
    })),
  };
}
