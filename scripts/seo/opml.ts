import { generateOpml } from "feedsmith";
import type { BlogrollSite } from "../../src/content/blogroll.ts";
import { xmlText } from "./feeds.ts";

/**
 * Makes the blogroll as a list of subscriptions, which feed readers import.
 *
 * Source: http://opml.org/spec2.opml
 *
 * @param title of the list
 */
export function opml(title: string, sites: readonly BlogrollSite[]): string {
  return generateOpml({
    head: { title: xmlText(title) },
    body: {
      outlines: sites.map(({ name, url, feed, description }) => ({
        type: "rss",
        text: xmlText(name),
        title: xmlText(name),
        description: xmlText(description),
        xmlUrl: feed,
        htmlUrl: url,
      })),
    },
  });
}
