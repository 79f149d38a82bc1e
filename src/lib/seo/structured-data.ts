/**
 * Structured data for search engines: https://schema.org as JSON-LD
 * (https://www.w3.org/TR/json-ld11/). URLs are absolute when the site's origin is known.
 */

import { inlineJson } from "@/lib/html/inline-json";

export type Thing = Record<string, unknown>;

/** The content of a `<script type="application/ld+json">`. */
export function jsonLd(...things: Thing[]): string {
  const context = { "@context": "https://schema.org" };
  const [only] = things;
  const document = things.length === 1 ? { ...context, ...only } : { ...context, "@graph": things };
  return inlineJson(document);
}

/** https://schema.org/BreadcrumbList, from the home page to this page, as names and paths. */
export function breadcrumbs(trail: [name: string, url: string][]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(([name, item], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}
