import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { modifiedAt } from "../../src/lib/seo/article-data.ts";
import { CARD_FOLDER } from "../../src/lib/seo/social-card.ts";
import { writeCards } from "../social-cards/write-cards.ts";
import { feedHtml } from "./feed-html.ts";
import { atom, rss, type FeedPost } from "./feeds.ts";
import { robots, sitemaps } from "./sitemap.ts";

/** As many of the newest posts as a feed holds. */
export const FEED_LENGTH = 50;

export type SeoContent = {
  /** The site's own address, without a trailing slash; empty where the build was told none. */
  address: string;
  name: string;
  description: string;
  /** Paths of the pages that are no posts. */
  pages: string[];
  /** Every published post. */
  posts: Listed[];
  /** The newest of them, whole. */
  newest: (Omit<FeedPost, "url" | "html"> & { path: string; content: string })[];
};

type Listed = {
  id: string;
  path: string;
  title: string;
  category: string;
  created_at: string;
  updated_at: string;
};

type Tools = {
  sanitize: (html: string) => string;
  /** Any document, to read HTML with. */
  document: Document;
};

/**
 * Writes the files for crawlers and feed readers: robots.txt, the posts' pictures for shared links, and, where
 * the site knows its own address, the sitemap and the feeds.
 *
 * @param outDir the finished build
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

  const posts = site.newest.map((post) => {
    const url = address + post.path;
    return { ...post, url, html: feedHtml(tools.sanitize(post.content), url, tools.document) };
  });
  const { description } = site;
  const feed = { address, title: name, description, author: name, posts, now: new Date() };
  write("rss.xml", rss(feed));
  write("atom.xml", atom(feed));
}

/** Removes what an earlier run has written: a post may have been taken down since. */
export function removeSeoFiles(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  rmSync(path.join(outDir, CARD_FOLDER), { recursive: true, force: true });
  for (const name of readdirSync(outDir)) {
    if (/^(?:sitemap(?:-\d+)?|rss|atom)\.xml$|^robots\.txt$/.test(name)) {
      rmSync(path.join(outDir, name));
    }
  }
}
