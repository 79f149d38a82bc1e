import { generateOpml } from "feedsmith";
import type { BlogrollSite } from "../../src/content/blogroll.ts";
import { feedText } from "./feeds.ts";

/**
 * Generates the blogroll as a subscription list, which feed readers import.
 *
 * Source: http://opml.org/spec2.opml
 */
export function opml(title: string, sites: readonly BlogrollSite[]): string {
  return generateOpml({
    head: { title: feedText(title) },
    body: {
      outlines: sites.map(({ name, url, feed, description }) => ({
        type: "rss",
        text: feedText(name),
        title: feedText(name),
        description: feedText(description),
        xmlUrl: feed,
        htmlUrl: url,
      })),
    },
  });
}
