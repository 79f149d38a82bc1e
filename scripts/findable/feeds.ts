import { modifiedAt } from "../../src/lib/article-data.ts";
import { openingText } from "../../src/lib/plain-text.ts";
import { shorten } from "../../src/lib/shorten.ts";
import { document, element, textElement } from "./xml.ts";

/** How much of an article stands for one that has no excerpt, in characters. */
const SUMMARY_LENGTH = 300;

export type FeedPost = {
  id: string;
  title: string;
  /** The post's lasting address, whole. */
  url: string;
  excerpt: string;
  /** Safe HTML with whole addresses. */
  html: string;
  category: string;
  tags: string[];
  author_name: string;
  /** ISO 8601 instants. */
  created_at: string;
  updated_at: string;
};

export type Feed = {
  /** The site's own address, without a trailing slash. */
  address: string;
  title: string;
  description: string;
  author: string;
  /** Newest first. */
  posts: FeedPost[];
  /** When the feed is written: stands for its age while it has no posts. */
  now: Date;
};

/**
 * The newest articles, whole, for feed readers.
 *
 * Source: https://www.rssboard.org/rss-specification, with the modules «content» and «dc»
 */
export function rss(feed: Feed): string {
  const { address, title, description, posts } = feed;
  const self = { href: `${address}/rss.xml`, rel: "self", type: "application/rss+xml" };
  const items = posts.map((post) =>
    element(
      "item",
      {},
      textElement("title", post.title),
      textElement("link", post.url),
      textElement("guid", `urn:uuid:${post.id}`, { isPermaLink: "false" }),
      textElement("pubDate", new Date(post.created_at).toUTCString()),
      textElement("dc:creator", post.author_name),
      ...categories(post).map((name) => textElement("category", name)),
      textElement("description", summary(post)),
      textElement("content:encoded", post.html),
    ),
  );
  const namespaces = {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  const channel = element(
    "channel",
    {},
    textElement("title", title),
    textElement("link", `${address}/`),
    element("atom:link", self),
    textElement("description", description),
    textElement("language", "en"),
    textElement("lastBuildDate", lastChange(feed).toUTCString()),
    ...items,
  );
  return document(element("rss", namespaces, channel));
}

/**
 * The newest articles, whole, for feed readers.
 *
 * Source: RFC 4287
 */
export function atom(feed: Feed): string {
  const { address, title, description, author, posts } = feed;
  const entries = posts.map((post) =>
    element(
      "entry",
      {},
      textElement("id", `urn:uuid:${post.id}`),
      textElement("title", post.title),
      element("link", { href: post.url, rel: "alternate", type: "text/html" }),
      textElement("published", new Date(post.created_at).toISOString()),
      textElement("updated", new Date(modifiedAt(post)).toISOString()),
      element("author", {}, textElement("name", post.author_name)),
      ...categories(post).map((term) => element("category", { term })),
      textElement("summary", summary(post)),
      textElement("content", post.html, { type: "html" }),
    ),
  );
  return document(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en", "xml:base": `${address}/` },
      textElement("id", `${address}/`),
      textElement("title", title),
      textElement("subtitle", description),
      textElement("updated", lastChange(feed).toISOString()),
      element("link", { href: `${address}/atom.xml`, rel: "self", type: "application/atom+xml" }),
      element("link", { href: `${address}/`, rel: "alternate", type: "text/html" }),
      element("author", {}, textElement("name", author)),
      ...entries,
    ),
  );
}

function categories({ category, tags }: FeedPost): string[] {
  return [...new Set([category, ...tags])];
}

function summary({ excerpt, html }: FeedPost): string {
  return excerpt || shorten(openingText(html), SUMMARY_LENGTH);
}

function lastChange({ posts, now }: Feed): Date {
  const changes = posts.map((post) => Date.parse(modifiedAt(post)));
  return posts.length > 0 ? new Date(Math.max(...changes)) : now;
}
