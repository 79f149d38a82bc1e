/** The app's entry for prerendering, see scripts/prerender. */
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { matchPath, StaticRouter } from "react-router-dom";
import { blogroll } from "@/content/blogroll";
import { commentsQuery, type Comment } from "@/data/comments/public";
import { readPublicPosts, type PublicPost } from "@/data/posts/build";
import { readPublicPages } from "@/data/pages/build";
import { ownPageQuery } from "@/data/pages/one";
import { menuPagesQuery, type PageLink } from "@/data/pages/public";
import { postKeys, postQuery, type Post } from "@/data/posts/public";
import type { FallbackArticle, FallbackHeading } from "@/data/fallback-files";
import type { Page } from "@/data/paging";
import { projectsQuery } from "@/data/projects/public";
import { readMachineSettings } from "@/data/settings/build";
import { siteSettingsQuery } from "@/data/settings/public";
import { siteVersionQuery } from "@/data/site-version";
import { siteMetadata } from "@/layouts/site-metadata";
import { BASE, onHost } from "@/lib/base-path";
import { env } from "@/lib/env";
import { articleQuery } from "@/lib/article/article";
import { headingsIn } from "@/lib/article/headings";
import { withBuilt } from "@/lib/media/with-built";
import type { BuiltFiles } from "@/lib/media/built";
import { inlineJson } from "@/lib/html/inline-json";
import { articleMarkdown, pageMarkdown } from "@/lib/markdown/article-markdown";
import { modifiedAt } from "@/lib/seo/article-data";
import { shownAuthor } from "@/lib/text/author";
import { createQueryClient } from "@/lib/query-client";
import { firstQrCodeQuery } from "@/pages/pay/first-qr-code";
import { App } from "./App";
import { loadPageData } from "./load-page-data";
import { articlesIn, PAGE_DATA_ID, type PageData } from "./page-data";
import {
  learnPictures,
  picturesIn,
  picturesOf,
  shownFromStorage,
  type PictureMaker,
} from "./page-pictures";
import { paths } from "./paths";
import { latestFirst, postLists, yearPaths } from "./post-lists";
import { isRoute, POST_PATH, preloadPage, publicRoutes } from "./router";
import { hasPage } from "./sections";

/** Where the site is on its host: empty for the root, or e.g. «/site». */
export const basePath = onHost("");
export { resumeOf } from "@/content/resume";
export { linkedPaths, modulesAt, sessionPaths } from "./router";
export { hasPage } from "./sections";

/** Whom the published pages ask. */
export const backend = { url: env.filesUrl, key: env.backendKey };

type View = Window & typeof globalThis;

/** An article's HTML. */
export type RenderedArticle = {
  /** As feeds have it: safe, and with the build's pictures. */
  sanitized: string;
  /** As its page has it: with links of its headings, and framed and coloured code. */
  shown: string;
};
export type ArticleRenderer = (html: string) => Promise<RenderedArticle>;

/** What the browser does to an article before it is shown, and afterwards, in a window of jsdom. */
export async function loadArticleRenderer(view: View): Promise<ArticleRenderer> {
  const { createSanitizer } = await import("@/lib/html/sanitize");
  const { articleBody } = await import("@/lib/article/prepare");
  const { colourCode } = await import("@/lib/article/colour-code");
  const sanitize = createSanitizer(view);
  return async (html) => {
    const sanitized = withBuilt(sanitize(html));
    const body = articleBody(sanitized, view);
    await colourCode(body);
    return { sanitized, shown: body.innerHTML };
  };
}

/** A rendered page. */
export type RenderedPage = {
  /** Elements for the document's head. */
  head: string;
  /** The root element's HTML and the page's data. */
  body: string;
  /** Sanitized HTML of the posts and projects on it, by their ids. */
  articles: Map<string, string>;
  /** What is kept of the post whose page it is, besides the page. */
  kept: { id: string; headings: FallbackHeading[]; comments: Page<Comment> | null } | null;
  /** The listed post or the owner's page that it is of, in Markdown; empty for others, and without an origin. */
  markdown: string;
  /** The addresses of the pictures that it still shows from the storage. */
  left: string[];
};

/**
 * Loads the settings and the paths of all public pages.
 *
 * @param feedLength the most posts of a feed
 * @param isFile whether a file of the site would be in the way of a page at a path
 */
export async function readSite(
  feedLength: number,
  isFile: (path: string) => boolean = () => false,
) {
  // First: what changes while the site is read makes it another version.
  const version = await createQueryClient().fetchQuery(siteVersionQuery());
  const posts = await readPublicPosts();
  const listed = latestFirst(posts.filter(({ unlisted }) => !unlisted));
  const lists = postLists(listed);
  const projects = hasPage(paths.projects)
    ? await createQueryClient().fetchQuery(projectsQuery())
    : [];
  const ownPages = (await readPublicPages()).map((page) =>
    Object.assign(page, { at: paths.ownPage(page.path) }),
  );
  // A site may have got a page or a file where the owner had one of their own: that is its own then.
  const isTaken = ({ at }: { at: string }) => isRoute(at) || isFile(at);
  const shownPages = ownPages.filter((page) => !isTaken(page));
  const settings = await createQueryClient().fetchQuery(siteSettingsQuery());
  const menus = await createQueryClient().fetchQuery(menuPagesQuery());
  const { name, description, language, owner } = siteMetadata(settings);
  const machines = await readMachineSettings();
  const feeds = [
    { title: name, path: "", posts: listed },
    ...lists.map((list) => ({ ...list, title: `${list.title} — ${name}` })),
  ].map(({ title, path, posts: all }) => ({
    title,
    path,
    ids: all.slice(0, feedLength).map(({ id }) => id),
  }));
  const pages = [
    ...publicRoutes
      .map(({ path }) => path)
      .filter((path) => !path.includes(":") && (path !== paths.blogroll || blogroll.length > 0)),
    ...lists.map(({ path }) => path),
    ...yearPaths(listed),
  ];
  return {
    version,
    settings,
    menus,
    listed,
    /** The paths of the owner's pages that have no place, as something else of the site is there. */
    leftOut: ownPages.filter(isTaken).map(({ at }) => at),
    seo: {
      origin: env.siteUrl(),
      name,
      description,
      language,
      robots: {
        search: preference(machines.robots_search),
        aiAnswers: preference(machines.robots_ai_answers),
        aiTraining: preference(machines.robots_ai_training),
      },
      hub: machines.websub_hub,
      blogroll,
      pages: [
        ...pages.map((path) => ({ path, isHidden: false })),
        ...shownPages.map(({ at, updated_at: modified, indexed }) => ({
          path: at,
          modified,
          isHidden: !indexed,
        })),
      ],
      ownPages: shownPages
        .filter(({ indexed }) => indexed)
        .map(({ at, title, description }) => ({ path: at, title, excerpt: description })),
      projects: projects.map(({ id, slug, title }) => ({ id, title, path: paths.project(slug) })),
      posts: listed.map((post) =>
        Object.assign(post, {
          path: paths.post(post.slug),
          author_name: shownAuthor(post.author_name, owner.name),
        }),
      ),
      feeds,
    },
    pages: [
      ...pages,
      ...shownPages.map(({ at }) => at),
      ...posts.map(({ slug }) => paths.post(slug)),
      ...projects.map(({ slug }) => paths.project(slug)),
    ],
    /** From ids and former slugs to the page. */
    moved: [
      ...shownPages.flatMap(({ at, former_paths: former }) =>
        former
          .filter((from) => !ownPages.some(({ path }) => path === from))
          .map((from) => [paths.ownPage(from), at] as const),
      ),
      ...projects.map(({ id, slug }) => [paths.project(id), paths.project(slug)] as const),
      ...posts.flatMap(({ id, slug, former }) =>
        [id, ...former].map((from) => [paths.post(from), paths.post(slug)] as const),
      ),
    ],
  };
}

/** What all pages have in common. */
export type Site = Pick<Awaited<ReturnType<typeof readSite>>, "version" | "settings"> & {
  menus?: PageLink[];
};
/** One of the choices, which the database's types do not name. */
function preference(stored: string): "unsaid" | "allowed" | "refused" {
  return stored === "allowed" || stored === "refused" ? stored : "unsaid";
}

/**
 * Renders the public page at a path for an anonymous visitor.
 *
 * @param makePictures by default none are made: they are shown from the storage
 * @throws {BackendError} when the page's data cannot be loaded
 */
export async function renderPage(
  path: string,
  { version, settings, menus }: Site,
  renderArticle: ArticleRenderer,
  makePictures: PictureMaker = () => Promise.resolve([]),
): Promise<RenderedPage> {
  const client = createQueryClient();
  client.setQueryData(siteSettingsQuery().queryKey, settings);
  client.setQueryData(menuPagesQuery().queryKey, menus);
  await Promise.all([preloadPage(path), loadPageData(client, path)]);
  // Without a library to draw it, and without JavaScript.
  if (path === paths.pay) await client.fetchQuery(firstQrCodeQuery());
  const data = pageDataOf(path, version, client);
  const loaded = client.getQueriesData({}).map(([, its]) => its);
  const pictures = picturesIn(loaded);
  await learnPictures(makePictures, pictures);
  const articles = new Map<string, string>();
  for (const [id, html] of articlesIn(loaded)) {
    const { sanitized, shown } = await renderArticle(html);
    articles.set(id, sanitized);
    client.setQueryData(articleQuery(html).queryKey, shown);
  }

  const kept = await keptOf(client);
  let html = await renderApp(path, client);
  // Pictures may also be named in src/content/.
  const others = shownFromStorage(html).filter((address) => !pictures.includes(address));
  if (others.length > 0) {
    await learnPictures(makePictures, others);
    html = await renderApp(path, client);
  }
  const markdown = await markdownOf(path, client, settings, articles);
  // Otherwise the timers that drop its unused data keep the build running for a minute.
  client.clear();
  const rootAt = html.indexOf('<div id="root">');
  const shown = picturesOf(html);
  if (shown.length > 0) data.pictures = shown;
  const body = `${html.slice(rootAt)}${scriptOf(data)}`;
  const left = shownFromStorage(html);
  return { head: html.slice(0, rootAt), body, articles, kept, markdown, left };
}

async function renderApp(path: string, client: QueryClient): Promise<string> {
  const { prelude } = await prerender(
    <div id="root">
      <StrictMode>
        <StaticRouter basename={BASE} location={onHost(path)}>
          <App queryClient={client} />
        </StaticRouter>
      </StrictMode>
    </div>,
    // Waits for the complete page: streamed parts would need inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return new Response(prelude).text();
}

async function keptOf(client: QueryClient): Promise<RenderedPage["kept"]> {
  const [[, post] = []] = client.getQueriesData<Post>({ queryKey: postKeys.one });
  if (!post) return null;
  const { id, content, comment_count: count } = post;
  const shown = client.getQueryData(articleQuery(content).queryKey) ?? "";
  const headings = headingsIn(shown).map(({ text, id: anchor }) => ({ text, id: anchor }));
  const comments = count > 0 ? await client.fetchInfiniteQuery(commentsQuery(id)) : null;
  return { id, headings, comments: comments?.pages[0] ?? null };
}

/**
 * A listed post for the file of all articles.
 *
 * @param headings of its page
 * @param picture the build's files of its picture
 */
export function fallbackArticle(
  post: PublicPost,
  headings: FallbackHeading[],
  picture: BuiltFiles | undefined,
): FallbackArticle {
  const { id, title, slug, excerpt, language, category, tags, featured, listed_at } = post;
  const { featured_image, author_name, read_time, views, likes, comment_count } = post;
  return {
    id,
    title,
    slug,
    excerpt,
    language,
    category,
    tags,
    featured,
    featured_image,
    author_name,
    read_time,
    views,
    likes,
    comment_count,
    listed_at,
    headings,
    ...(picture && { picture }),
  };
}

/** What the app shell knows before it asks: the settings, and the pages in menus. */
export function shellData({ version, settings, menus }: Site): string {
  const client = createQueryClient();
  client.setQueryData(siteSettingsQuery().queryKey, settings);
  client.setQueryData(menuPagesQuery().queryKey, menus);
  return scriptOf(pageDataOf(null, version, client));
}

/** The Markdown of the post or the owner's page at a path, see `RenderedPage`. */
async function markdownOf(
  path: string,
  client: QueryClient,
  settings: Site["settings"],
  articles: Map<string, string>,
): Promise<string> {
  const site = env.siteUrl();
  const page = client.getQueryData(ownPageQuery(path.slice(1)).queryKey);
  if (page?.indexed && site) {
    return pageMarkdown(page, {
      html: articles.get(page.id) ?? "",
      url: site + path,
      site,
      author: siteMetadata(settings).owner.name,
      modified: page.updated_at,
    });
  }
  const slug = matchPath(POST_PATH, path)?.params.idOrSlug;
  const post = slug !== undefined && client.getQueryData(postQuery(slug).queryKey);
  if (!post || post.unlisted || !site) return "";
  const { license, owner } = siteMetadata(settings);
  return articleMarkdown(post, {
    html: articles.get(post.id) ?? "",
    url: site + paths.post(post.slug),
    site,
    author: shownAuthor(post.author_name, owner.name),
    modified: modifiedAt(post),
    license,
  });
}

function fail(error: unknown): never {
  throw error;
}

function pageDataOf(path: string | null, version: string, client: QueryClient): PageData {
  const queries = dehydrate(client);
  // Without a date, data is stale, and the build reproducible.
  for (const query of queries.queries) {
    query.dehydratedAt = 0;
    query.state = { ...query.state, dataUpdatedAt: 0 };
  }
  return { path: path?.replace(/\/$/, "") ?? null, siteUrl: env.siteUrl(), version, queries };
}

function scriptOf(data: PageData): string {
  return `<script id="${PAGE_DATA_ID}" type="application/json">${inlineJson(data)}</script>`;
}
