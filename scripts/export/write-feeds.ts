import { siteMetadata } from "../../src/layouts/site-metadata.ts";
import { absoluteUrl } from "../../src/lib/article/urls.ts";
import { shownAuthor } from "../../src/lib/text/author.ts";
import { paths } from "../../src/paths.ts";
import { writeIn } from "../lib/folder-files.ts";
import type { Renderer } from "../content/renderer.ts";
import type { Site } from "../content/site.ts";
import { feedHtml } from "../seo/feed-html.ts";
import { atom, jsonFeed, rss } from "../seo/feeds.ts";

/**
 * Writes feeds with every listed post, not only the latest: feed readers and other systems can import them.
 *
 * @param origin URL of the site, without a trailing slash
 */
export function writeFeeds(
  directory: string,
  { posts, settings }: Site,
  { sanitize }: Pick<Renderer, "sanitize">,
  origin: string,
): void {
  const now = new Date();
  const { name, description, language } = siteMetadata(settings);
  const listed = posts
    .filter(
      (post) => post.published && !post.unlisted && Date.parse(post.listed_at) <= now.getTime(),
    )
    .toReversed()
    .map((post) => {
      const url = origin + paths.post(post.slug);
      return Object.assign(post, {
        url,
        author_name: shownAuthor(post.author_name, name),
        html: feedHtml(sanitize(post.content), { url, site: origin }, document),
        cover: post.featured_image ? absoluteUrl(post.featured_image, { url, site: origin }) : "",
      });
    });
  const feed = {
    origin,
    path: "",
    title: name,
    description,
    language,
    author: name,
    hub: settings.websub_hub,
    posts: listed,
    now,
  };
  writeIn(directory, "feeds/rss.xml", rss(feed));
  writeIn(directory, "feeds/atom.xml", atom(feed));
  writeIn(directory, "feeds/feed.json", jsonFeed(feed));
}
