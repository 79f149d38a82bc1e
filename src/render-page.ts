/** Renders public pages ahead of time, see scripts/prerender. */
import type { QueryClient } from "@tanstack/react-query";
import { matchPath } from "react-router-dom";
import { commentsQuery, type Comment } from "@/data/comments/public";
import { menuPagesQuery } from "@/data/pages/public";
import { readFurtherReading, readPosts } from "@/data/posts/build";
import {
  furtherReadingQuery,
  postQuery,
  type FurtherReading,
  type Post,
} from "@/data/posts/public";
import type { FallbackHeading } from "@/data/fallback-files";
import type { Page } from "@/data/paging";
import { siteSettingsQuery } from "@/data/settings/public";
import { siteVersionQuery } from "@/data/site-version";
import { env } from "@/lib/env";
import { inlineJson } from "@/lib/html/inline-json";
import { noBuildCache, type BuildCache } from "@/lib/build-cache";
import { createQueryClient } from "@/lib/query-client";
import { firstQrCodeQuery } from "@/pages/pay/first-qr-code";
import type { ArticleRenderer } from "./article-renderer";
import { loadPageData } from "./load-page-data";
import { PAGE_DATA_ID, type PageData } from "./page-data";
import type { PictureMaker } from "./page-pictures";
import { paths, POST_PATH } from "./paths";
import { postIn, renderData, type RenderedData } from "./render-data";
import { preloadPage } from "./router";

/** What all pages share. */
export type Site = Awaited<ReturnType<typeof readSettings>> & Pick<PageData, "siteFiles">;

/** Loads what all pages share. Call this first, so that later changes result in a new version. */
export async function readSettings() {
  const client = createQueryClient();
  const version = await client.fetchQuery(siteVersionQuery());
  const settings = await client.fetchQuery(siteSettingsQuery());
  return { version, settings, menus: await client.fetchQuery(menuPagesQuery()) };
}

type PageTools = {
  renderArticle: ArticleRenderer;
  /** By default no files are created, and pictures are loaded from storage. */
  makePictures?: PictureMaker;
  /** By default nothing is cached. */
  keep?: BuildCache;
  /** The article of the page, if it has been loaded. */
  article?: Article | undefined;
};

export type Article = { post: Post; further: FurtherReading | undefined };

/**
 * The articles of the pages at some paths, in two requests: a build has many pages.
 *
 * @param pages at most POSTS_AT_ONCE
 * @returns by path
 */
export async function readArticlesAt(pages: readonly string[]): Promise<Map<string, Article>> {
  const posts = await readPosts(pages.flatMap(slugAt));
  const further = await readFurtherReading(posts.map(({ id }) => id));
  return new Map(
    posts.map((post) => [paths.post(post.slug), { post, further: further.get(post.id) }]),
  );
}

function slugAt(path: string): string[] {
  const part = matchPath(POST_PATH, path)?.params.idOrSlug;
  return part === undefined ? [] : [decodeURIComponent(part)];
}

type RenderedPage = Pick<RenderedData, "head" | "articles" | "markdown" | "left"> & {
  /** Whether it has changed since the last build. */
  isNew: boolean;
  /** The root element's HTML and the page's data. */
  body: string;
  /** Data about the page's post that is stored in addition to the page. */
  postData: { id: string; headings: FallbackHeading[]; comments: Page<Comment> | null } | null;
};

/**
 * Renders the public page at a path for an anonymous visitor.
 *
 * @throws {BackendError} when the page's data cannot be loaded
 */
export async function renderPage(
  path: string,
  { settings, menus, ...site }: Site,
  tools: PageTools,
): Promise<RenderedPage> {
  const { renderArticle, makePictures = () => Promise.resolve([]), keep = noBuildCache } = tools;
  const client = createQueryClient();
  client.setQueryData(siteSettingsQuery().queryKey, settings);
  client.setQueryData(menuPagesQuery().queryKey, menus);
  if (tools.article) {
    const { post, further } = tools.article;
    client.setQueryData(postQuery(post.slug).queryKey, post);
    client.setQueryData(furtherReadingQuery(post.id).queryKey, further);
  }
  await Promise.all([preloadPage(path), loadPageData(client, path)]);
  // So that it shows without JavaScript, and without loading the library that draws it.
  const code = path === paths.pay && firstQrCodeQuery();
  if (code) await client.fetchQuery(code);
  const data = pageDataOf(path, site, client);
  const post = postIn(client);
  const comments = post && (await commentsOf(post, client));
  // A page depends only on the results of its queries, and on the app itself.
  let isNew = false;
  const { head, html, articles, headings, markdown, shown, left } = await keep(
    "page",
    client.getQueriesData({}),
    () => {
      isNew = true;
      return renderData(path, client, { renderArticle, makePictures, keep });
    },
    async ({ requested, made }) =>
      JSON.stringify(await makePictures(requested)) === JSON.stringify(made),
  );
  // Otherwise the timers for its unused data keep the build running for a minute.
  client.clear();
  if (shown.length > 0) data.pictures = shown;
  const postData = post ? { id: post.id, headings, comments: comments ?? null } : null;
  return { isNew, head, body: html + scriptOf(data), articles, postData: postData, markdown, left };
}

async function commentsOf(post: Post, client: QueryClient): Promise<Page<Comment> | undefined> {
  if (post.comment_count === 0) return undefined;
  const { pages } = await client.fetchInfiniteQuery(commentsQuery(post.id));
  return pages[0];
}

/** What the app shell knows in advance: the settings, and the pages in menus. */
export function shellData({ settings, menus, ...site }: Site): string {
  const client = createQueryClient();
  client.setQueryData(siteSettingsQuery().queryKey, settings);
  client.setQueryData(menuPagesQuery().queryKey, menus);
  return scriptOf(pageDataOf(null, site, client));
}

function pageDataOf(
  path: string | null,
  { version, siteFiles = [] }: Pick<Site, "version" | "siteFiles">,
  client: QueryClient,
): PageData {
  return {
    path: path?.replace(/\/$/, "") ?? null,
    siteUrl: env.siteUrl(),
    version,
    queries: client.getQueriesData({}).filter(([, data]) => data !== undefined),
    ...(siteFiles.length > 0 && { siteFiles }),
  };
}

function scriptOf(data: PageData): string {
  return `<script id="${PAGE_DATA_ID}" type="application/json">${inlineJson(data)}</script>`;
}
