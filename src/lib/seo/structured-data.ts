/**
 * Structured data for search engines: https://schema.org as JSON-LD
 * (https://www.w3.org/TR/json-ld11/). URLs are absolute when the site's origin is known. What
 * several pages speak of has one `@id` on all of them: the owner, the site, the blog.
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

/** An author by name: the owner, or somebody of whom nothing else is known. */
export function authorRef(name: string, owner: string): Thing {
  return name === owner ? ownerRef(owner) : { "@type": "Person", name };
}

/** The type of a page: https://schema.org/WebPage and what is more specific. */
export type PageType = "WebPage" | "CollectionPage" | "ContactPage" | "ProfilePage";

/**
 * A page of the site, with the breadcrumbs that lead to it from the home page.
 *
 * @param page.trail breadcrumbs as names and URLs, this page last; none for the home page
 */
export function webPage(page: {
  type: PageType;
  url: string;
  name: string;
  description: string;
  site: { name: string; owner: { name: string } };
  trail: [name: string, url: string][];
}): Thing[] {
  const { type, url, name, description, site, trail } = page;
  const breadcrumbs = { "@type": "BreadcrumbList", "@id": `${url}#breadcrumb` };
  const things: Thing[] = [
    {
      "@type": type,
      "@id": url,
      url,
      name,
      description,
      isPartOf: siteRef(site.name),
      ...(type === "ProfilePage" && { mainEntity: ownerRef(site.owner.name) }),
      ...(trail.length > 0 && { breadcrumb: { "@id": breadcrumbs["@id"] } }),
    },
  ];
  if (trail.length > 0) {
    things.push({
      ...breadcrumbs,
      itemListElement: trail.map(([name, item], index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: { "@id": item },
      })),
    });
  }
  return things;
}
