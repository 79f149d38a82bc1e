/**
 * Structured data for search engines: https://schema.org as JSON-LD (https://www.w3.org/TR/json-ld11/). URLs
 * are absolute when the site's origin is known. Things that several pages refer to have one `@id` on all of
 * them: the owner, the site, the blog.
 */

import { inlineJson } from "@/lib/html/inline-json";
import { siteUrl } from "./site-url";

export type Thing = Record<string, unknown>;

/** The content of a `<script type="application/ld+json">`. */
export function jsonLd(...things: Thing[]): string {
  const context = { "@context": "https://schema.org" };
  const [only] = things;
  const document = things.length === 1 ? { ...context, ...only } : { ...context, "@graph": things };
  return inlineJson(document);
}

/** https://schema.org/Person for the site's owner; the home page says more about them. */
export function ownerRef(name: string): Thing {
  return { "@type": "Person", "@id": siteUrl("/#person"), name, url: siteUrl("/") };
}

/** https://schema.org/WebSite; the home page says more about it. */
export function siteRef(name: string): Thing {
  return { "@type": "WebSite", "@id": siteUrl("/#website"), name, url: siteUrl("/") };
}

/** https://schema.org/Blog; its page says more about it. */
export function blogRef(): Thing {
  return { "@type": "Blog", "@id": siteUrl("/blog#blog"), url: siteUrl("/blog") };
}

export function articleId(url: string): string {
  return `${url}#article`;
}

/** https://schema.org/BreadcrumbList, from the home page to this page, as names and URLs. */
export function breadcrumbs(trail: [name: string, url: string][]): Thing {
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
