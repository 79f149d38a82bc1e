import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { modifiedAt } from "../../src/lib/seo/article-data.ts";
import { CARD_FOLDER } from "../../src/lib/seo/social-card.ts";
import { writeCards } from "../social-cards/write-cards.ts";
import { feedHtml } from "./feed-html.ts";
import { atom, jsonFeed, rss, type FeedPost } from "./feeds.ts";
import { robots, sitemaps } from "./sitemap.ts";

/** Number of posts in a feed. */
export const FEED_LENGTH = 50;

export type SeoContent = {
  /** The site's origin; empty when the build was given none. */
  address: string;
  name: string;
  description: string;
  /** Paths of the pages besides posts. */
  pages: string[];
  /** Every listed post. */
  posts: Listed[];
  /** The latest of them, with content. */
  latest: (Omit<FeedPost, "url" | "html"> & { path: string; content: string })[];
};

type Listed = {
  id: string;
  path: string;
  title: string;
  category: string;
  listed_at: string;
  revised_at: string | null;
};

type Tools = {
  sanitize: (html: string) => string;
  /** Any document, to parse HTML with. */
  document: Document;
};

/**
 * Writes the files for crawlers and feed readers: robots.txt, the posts' social cards and, when the
 * site's origin is known, the sitemap and the feeds.
 *
 * @param outDir directory of the finished build
 */
export async function writeSeoFiles(outDir: string, site: SeoContent, tools: Tools): Promise<void> {
  const write = (name: string, text: string) => writeFileSync(path.join(outDir, name), text);
  const { address, name } = site;
  const host = URL.parse(address)?.host ?? "";
  const cards = site.posts.map(
    ({ id, title, category }) => [id, { title, category, name, host }] as const,
  );
  await writeCards(new Map(cards), path.join(outDir, CARD_FOLDER));
  write("robots.txt", robots(address));
  if (!address) return;

  const entries = [
    ...site.pages.map((page) => ({ url: address + page })),
    ...site.posts.map((post) => ({ url: address + post.path, modified: modifiedAt(post) })),
  ];
  for (const [file, text] of await sitemaps(address, entries)) write(file, text);

  const posts = site.latest.map((post) => {
    const url = address + post.path;
    return { ...post, url, html: feedHtml(tools.sanitize(post.content), url, tools.document) };
  });
  const { description } = site;
  const feed = { address, title: name, description, author: name, posts, now: new Date() };
  write("rss.xml", rss(feed));
  write("atom.xml", atom(feed));
  write("feed.json", jsonFeed(feed));
}

/** Removes the files of an earlier run: a post may have been deleted since. */
export function removeSeoFiles(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  rmSync(path.join(outDir, CARD_FOLDER), { recursive: true, force: true });
  for (const name of readdirSync(outDir)) {
    if (/^(?:sitemap(?:-\d+)?|rss|atom)\.xml$|^(?:robots\.txt|feed\.json)$/.test(name)) {
      rmSync(path.join(outDir, name));
    }
  }
}
