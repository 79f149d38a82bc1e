import { writeFileSync } from "node:fs";
import path from "node:path";
import { modifiedAt } from "../../src/lib/seo/article-data.ts";
import { CARD_FOLDER } from "../../src/lib/seo/social-card.ts";
import type { Card } from "../social-cards/card.ts";
import { writeFile } from "../prerender/pages.ts";
import { writeCards } from "../social-cards/write-cards.ts";
import type { BlogrollSite } from "../../src/content/blogroll.ts";
import { BLOGROLL_OPML } from "../../src/paths.ts";
import { llmsText } from "./llms.ts";
import { sayIn } from "../words/say.ts";
import { builtLanguage } from "../words/site-languages.ts";
import { atom, jsonFeed, rss, type FeedPost } from "./feeds.ts";
import { opml } from "./opml.ts";
import { robots, type Preferences } from "./robots.ts";
import { sitemaps, type SitemapEntry } from "./sitemap.ts";
import { alternatesOf } from "../../src/lib/seo/translations.ts";

export const FEED_LENGTH = 50;

export type SeoContent = {
  /** The URL of the site, or of this edition, without a trailing slash; empty if the build was given none. */
  origin: string;
  /** The path prefix of this edition, and of all, if there are several; see src/lib/editions.ts. */
  prefix?: string;
  prefixes?: readonly string[];
  name: string;
  description: string;
  /** The default language of articles; BCP 47. */
  language: string;
  robots: Preferences;
  /** URL of the WebSub hub of the feeds; empty without one. */
  hub: string;
  blogroll: readonly BlogrollSite[];
  /** The pages besides projects and posts; hidden ones are not in the sitemap. */
  pages: (PageUrl & {
    title: string;
    modified?: string;
    isHidden?: boolean;
    alternates?: SitemapEntry["alternates"];
  })[];
  /** The owner's own pages, which are available in Markdown as well. */
  ownPages: { path: string; title: string; excerpt: string }[];
  projects: (PageUrl & { id: string; title: string })[];
  posts: Listed[];
  /** The site's own feed has no path, a list's feed that of its page. */
  feeds: { title: string; path: string; /** Latest first. */ ids: string[] }[];
  /** HTML of the posts in the feeds, by their ids; see `feedHtml`. */
  articles: Map<string, string>;
  /** The absolute URLs of their covers, by their ids. */
  covers: Map<string, string>;
};

type PageUrl = {
  path: string;
  /** The canonical URL, if that is not the path at the origin. */
  url?: string;
  /** Whether that is in another edition. */
  isElsewhere?: boolean;
};

type Listed = Omit<FeedPost, "url" | "html" | "cover"> &
  PageUrl & {
    /** Minutes. */
    read_time: number;
    /** Shared by translations of each other; without one it is the id. */
    translation_key: string | null;
  };

/**
 * Writes the files for crawlers and feed readers: robots.txt, the social cards and, if the site's
 * origin is known, the sitemap and the feeds.
 */
export async function writeSeoFiles(outDir: string, site: SeoContent): Promise<void> {
  const write = (name: string, text: string) => writeFileSync(path.join(outDir, name), text);
  const { origin, name } = site;
  const host = origin.replace(/^https?:\/\//, "");
  const say = await sayIn(builtLanguage);
  const cards = new Map<string, Card>();
  for (const { id, title, category, read_time: minutes } of site.posts)
    cards.set(id, {
      title,
      label: `${category} · ${say("{minutes} min read", { minutes })}`,
      category,
      name,
      host,
    });
  for (const { id, title } of site.projects)
    cards.set(id, { title, label: say("Project"), name, host });
  for (const { path: at, title } of site.pages) {
    const file = decodeURIComponent(at).slice(1);
    // The home page has the site's default card.
    if (file) cards.set(file, { title, label: `/${file}`, name, host });
  }
  await writeCards(cards, path.join(outDir, CARD_FOLDER));
  const { prefix = "", prefixes = [prefix] } = site;
  if (prefix === "") write("robots.txt", robots(origin, site.robots, prefixes));
  const { blogroll } = site;
  if (blogroll.length > 0) write(BLOGROLL_OPML, opml(`${name}: Blogroll`, blogroll));
  if (!origin) return;

  for (const [file, text] of await sitemaps(origin, sitemapEntries(site))) write(file, text);

  write("llms.txt", llmsText({ ...site, say }));

  const postById = new Map(
    site.posts.map((post): [string, FeedPost] => {
      const html = site.articles.get(post.id) ?? "";
      const cover = site.covers.get(post.id) ?? "";
      return [post.id, { ...post, url: origin + post.path, html, cover }];
    }),
  );
  for (const { title, path: at, ids } of site.feeds) {
    const posts = ids.flatMap((id) => postById.get(id) ?? []);
    const feed = { ...site, title, path: at, author: name, posts, now: new Date() };
    writeFile(outDir, at, "/rss.xml", rss(feed));
    writeFile(outDir, at, "/atom.xml", atom(feed));
    writeFile(outDir, at, "/feed.json", jsonFeed(feed));
  }
}

/** The pages whose canonical URL is in this edition. */
function sitemapEntries(site: SeoContent): SitemapEntry[] {
  const alternates = alternatesById(site);
  const entryOf = (page: PageUrl, more: Partial<SitemapEntry> = {}): SitemapEntry[] =>
    page.isElsewhere ? [] : [{ url: page.url ?? site.origin + page.path, ...more }];
  return [
    ...site.pages
      .filter(({ isHidden }) => !isHidden)
      .flatMap((page) => entryOf(page, { modified: page.modified, alternates: page.alternates })),
    ...site.projects.flatMap((project) => entryOf(project)),
    ...site.posts.flatMap((post) =>
      entryOf(post, { modified: modifiedAt(post), alternates: alternates.get(post.id) }),
    ),
  ];
}

/** The result of `alternatesOf` for each post and its translations. */
function alternatesById({ posts, origin, language }: SeoContent) {
  const groups = Map.groupBy(posts, ({ id, translation_key: key }) => key ?? id);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const versions = group.map((post) => ({ ...post, url: post.url ?? origin + post.path }));
      const alternates = alternatesOf(versions, language);
      return group.map(({ id }) => [id, alternates] as const);
    }),
  );
}
