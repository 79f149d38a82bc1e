import { generateOpml } from "feedsmith";
import type { BlogrollSite } from "../../src/content/blogroll.ts";
import { asTyped } from "./as-typed.ts";
import { xmlText } from "./feeds.ts";

/**
 * Generates the blogroll as a subscription list, which feed readers import.
 *
 * Source: http://opml.org/spec2.opml
 */
export function opml(title: string, sites: readonly BlogrollSite[]): string {
  return generateOpml({
    head: { title: opmlText(title) },
    body: {
      outlines: sites.map(({ name, url, feed, description }) => ({
        type: "rss",
        text: opmlText(name),
        title: opmlText(name),
        description: opmlText(description),
        xmlUrl: feed,
        htmlUrl: url,
      })),
    },
  });
}

/** In OPML a text may be HTML, without saying so. */
function opmlText(text: string): string {
  return asTyped(xmlText(text));
}
