import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { escaped } from "../../src/lib/html/escaped.ts";
import { modifiedAt } from "../../src/lib/seo/article-data.ts";
import { openingText } from "../../src/lib/html/plain-text.ts";
import { isRightToLeft } from "../../src/lib/text/right-to-left.ts";
import { shorten } from "../../src/lib/text/shorten.ts";
import { asTyped } from "./as-typed.ts";

/** Length of the summary of an article without an excerpt, in characters. */
const SUMMARY_LENGTH = 300;

/** Characters that are invalid in XML even when escaped: control characters and lone surrogates. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export type FeedPost = {
  id: string;
  title: string;
  /** BCP 47. */
  language: string;
  /** The post's URL in this edition, absolute. */
  url: string;
  excerpt: string;
  /** Sanitized HTML with absolute URLs. */
  html: string;
  /** The absolute URL of the picture above the text; empty without one. */
  cover: string;
  category: string;
  tags: string[];
  author_name: string;
  /** ISO 8601 instants. */
  listed_at: string;
  revised_at: string | null;
};

/** The newest articles with their full content, for feed readers. */
export type Feed = {
  origin: string;
  /** URL of a WebSub hub, which notifies subscribers of changes; empty without one. */
  hub: string;
  /** The path of the page with the same posts; empty for the site's own feed. */
  path: string;
  title: string;
  description: string;
  /** The default language of articles; BCP 47. */
  language: string;
  author: string;
  /** Latest first. */
  posts: FeedPost[];
  /** Date of a feed without posts. */
  now: Date;
};

/** https://www.rssboard.org/rss-specification, with the modules "content" and "dc" */
export function rss(feed: Feed): string {
  const { title, description, language, posts } = feed;
  const xml = generateRssFeed({
    title: feedText(title),
    link: homePageOf(feed),
    // Required in RSS.
    description: feedText(description || title),
    language,
    lastBuildDate: lastChange(feed),
    atom: {
      links: [
        { href: fileOf(feed, "rss.xml"), rel: "self", type: "application/rss+xml" },
        ...hubLinks(feed),
      ],
    },
    items: posts.map((post) => ({
      title: feedText(post.title),
      link: post.url,
      guid: { value: `urn:uuid:${post.id}`, isPermaLink: false },
      pubDate: new Date(post.listed_at),
      dc: { creators: [feedText(post.author_name)], languages: [post.language] },
      categories: categories(post).map((name) => ({ name: feedText(name) })),
      description: feedText(summary(post)),
      content: { encoded: xmlText(content(post)) },
    })),
  });
  return withoutBlanks(xml);
}

/** RFC 4287 */
export function atom(feed: Feed): string {
  const { title, description, language, author, posts } = feed;
  const xml = generateAtomFeed({
    xml: { lang: language },
    id: homePageOf(feed),
    title: { value: feedText(title) },
    subtitle: { value: feedText(description) },
    updated: lastChange(feed),
    links: [
      { href: fileOf(feed, "atom.xml"), rel: "self", type: "application/atom+xml" },
      { href: homePageOf(feed), rel: "alternate", type: "text/html" },
      ...hubLinks(feed),
    ],
    authors: [{ name: feedText(author) }],
    entries: posts.map((post) => ({
      xml: { lang: post.language },
      id: `urn:uuid:${post.id}`,
      title: { value: feedText(post.title) },
      links: [{ href: post.url, rel: "alternate", type: "text/html" }],
      published: new Date(post.listed_at),
      updated: new Date(modifiedAt(post)),
      authors: [{ name: feedText(post.author_name) }],
      categories: categories(post).map((term) => ({ term })),
      summary: { value: feedText(summary(post)) },
      content: { value: xmlText(content(post)), type: "html" },
    })),
  });
  return withoutBlanks(xml);
}

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: Feed): string {
  const { title, description, language, author, posts } = feed;
  const json = generateJsonFeed({
    title,
    home_page_url: homePageOf(feed),
    feed_url: fileOf(feed, "feed.json"),
    description,
    language,
    authors: [{ name: author }],
    ...(feed.hub && { hubs: [{ type: "WebSub", url: feed.hub }] }),
    items: posts.map(jsonItem),
  });
  return JSON.stringify(json, null, 2);
}

function jsonItem(post: FeedPost) {
  return {
    id: `urn:uuid:${post.id}`,
    url: post.url,
    title: post.title,
    language: post.language,
    content_html: content(post),
    summary: summary(post),
    ...(post.cover && { image: post.cover }),
    date_published: new Date(post.listed_at),
    date_modified: new Date(modifiedAt(post)),
    authors: [{ name: post.author_name }],
    tags: categories(post),
  };
}

/** Below the cover, as on the site: few readers show one that is named beside the text. */
function content(post: FeedPost): string {
  const cover = escaped(post.cover);
  const isInText = post.html.includes(`"${cover}"`);
  return (cover && !isInText ? `<p><img src="${cover}" alt=""></p>` : "") + directed(post);
}

/** Readers set every article from left to right unless it says otherwise itself: few of them use its language. */
function directed({ language, html }: FeedPost): string {
  return isRightToLeft(language) ? `<div lang="${language}" dir="rtl">${html}</div>` : html;
}

/** Some readers show the white space around CDATA, as it belongs to the text. */
function withoutBlanks(xml: string): string {
  return xml.replaceAll(/>\s+(<!\[CDATA\[[^]*?\]\]>)\s+<\//g, ">$1</");
}

function homePageOf({ origin, path }: Feed): string {
  return `${origin}${path || "/"}`;
}

function fileOf({ origin, path }: Feed, name: string): string {
  return `${origin}${path}/${name}`;
}

/** https://www.w3.org/TR/websub/#discovery */
function hubLinks({ hub }: Feed): { href: string; rel: string }[] {
  return hub ? [{ href: hub, rel: "hub" }] : [];
}

/** RSS and OPML do not specify whether these are text or HTML, and readers treat those in Atom as HTML, too. */
export function feedText(text: string): string {
  return asTyped(xmlText(text));
}

/** Text without characters that are illegal in XML. */
function xmlText(text: string): string {
  return text.replace(NOT_XML, "");
}

function categories({ category, tags }: FeedPost): string[] {
  return [...new Set([category, ...tags].map(xmlText))];
}

function summary({ excerpt, html }: FeedPost): string {
  return xmlText(excerpt || shorten(openingText(html), SUMMARY_LENGTH));
}

function lastChange({ posts, now }: Feed): Date {
  const changes = posts.map((post) => Date.parse(modifiedAt(post)));
  return posts.length > 0 ? new Date(Math.max(...changes)) : now;
}
