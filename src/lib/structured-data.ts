/**
 * What search engines are told about a page, in the words of https://schema.org as JSON-LD
 * (https://www.w3.org/TR/json-ld11/). Every address is absolute where the site knows its own.
 */

/** What a page's head tells about an article. */
export type Article = {
  id: string;
  title: string;
  author_name: string;
  category: string;
  tags: string[];
  /** ISO 8601 instants. */
  created_at: string;
  updated_at: string;
};

/** Whose site it is. */
export type Person = {
  name: string;
  role: string;
  /** Addresses of the person's profiles elsewhere. */
  profiles: string[];
};

/** A page above the one shown, or that page itself. */
export type Crumb = { name: string; url: string };

type Thing = Record<string, unknown>;

/**
 * The text of a `<script type="application/ld+json">`. Without a `<` no title can end the element.
 */
export function jsonLd(...things: Thing[]): string {
  const context = { "@context": "https://schema.org" };
  const [only] = things;
  const document = things.length === 1 ? { ...context, ...only } : { ...context, "@graph": things };
  return JSON.stringify(document).replaceAll("<", String.raw`\u003c`);
}

/** When an article was last changed; one that was written ahead is as old as its publication. */
export function modifiedAt({ created_at, updated_at }: Pick<Article, "created_at" | "updated_at">) {
  return Date.parse(updated_at) > Date.parse(created_at) ? updated_at : created_at;
}

/** https://schema.org/Person */
export function person(home: string, { name, role, profiles }: Person): Thing {
  return {
    "@type": "Person",
    "@id": `${home}#person`,
    name,
    jobTitle: role,
    url: home,
    ...sameAs(profiles),
  };
}

function sameAs(profiles: string[]): Thing {
  return profiles.length > 0 ? { sameAs: profiles } : {};
}

/** https://schema.org/WebSite */
export function webSite(home: string, name: string, description: string): Thing {
  const publisher = { "@id": `${home}#person` };
  return { "@type": "WebSite", "@id": `${home}#site`, url: home, name, description, publisher };
}

/** https://schema.org/BlogPosting */
export function blogPosting(
  article: Article,
  {
    home,
    url,
    description,
    image,
  }: { home: string; url: string; description: string; image: string },
): Thing {
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description,
    image,
    datePublished: article.created_at,
    dateModified: modifiedAt(article),
    author: { "@type": "Person", name: article.author_name, url: home },
    articleSection: article.category,
    ...(article.tags.length > 0 && { keywords: article.tags }),
  };
}

/** https://schema.org/BreadcrumbList, from the home page to the page shown */
export function breadcrumbs(trail: Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}
