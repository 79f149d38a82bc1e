/** The app's entry for prerendering, see scripts/prerender. */
import { blogroll } from "@/content/blogroll";
import { readPublicPages } from "@/data/pages/build";
import { readPublicPosts, type PublicPost } from "@/data/posts/build";
import type { FallbackArticle, FallbackHeading } from "@/data/fallback-files";
import { projectsQuery } from "@/data/projects/public";
import { readMachineSettings } from "@/data/settings/build";
import { siteMetadata } from "@/layouts/site-metadata";
import { fileOnHost, isInEdition } from "@/lib/base-path";
import { editions, PREFIX } from "@/lib/editions";
import { env } from "@/lib/env";
import type { BuiltFiles } from "@/lib/media/built";
import { shownAuthor } from "@/lib/text/author";
import { createQueryClient } from "@/lib/query-client";
import { editionAlternates, siteUrl } from "@/lib/seo/site-url";
import { MAIN_LANGUAGE } from "@/lib/text/language";
import { paths } from "./paths";
import { latestFirst, postLists, yearPaths } from "./post-lists";
import { readSettings } from "./render-page";
import { isRoute, publicRoutes } from "./router";
import { hasPage } from "./sections";

/** The site's path on its host: empty for the root, or e.g. "/site". */
export const basePath = fileOnHost("");
/** The path prefix of pages in this language, see src/lib/editions.ts. */
export const prefix = PREFIX;
export { resumeOf } from "@/content/resume";
export { POSTS_AT_ONCE } from "@/data/posts/build";
export { pdfTexts } from "@/pages/resume/pdf-texts";
export { translateLabels } from "@/lib/article/labels";
export { articleRenderer } from "./article-renderer";
export { readArticlesAt, renderPage, shellData, type Article, type Site } from "./render-page";
export { modulesAt, sessionPaths } from "./page-modules";
export { linkedPaths } from "./router";
export { hasPage } from "./sections";

export const backend = { url: env.filesUrl, key: env.backendKey };

/**
 * Loads the settings and the paths of all public pages.
 *
 * @param feedLength the maximum number of posts in a feed
 * @param isFile whether a file of the site is at the path of a page
 */
export async function readSite(
  feedLength: number,
  isFile: (path: string) => boolean = () => false,
) {
  const { version, settings, menus } = await readSettings();
  const posts = await readPublicPosts();
  const listed = latestFirst(posts.filter(({ unlisted }) => !unlisted));
  const lists = postLists(listed);
  const projects = hasPage(paths.projects)
    ? await createQueryClient().fetchQuery(projectsQuery())
    : [];
  const ownPages = await readOwnPages();
  // A new page or file of the site takes precedence over an owner's page at the same path.
  const isTaken = ({ at }: OwnPage) => isRoute(at) || isFile(at) || isInEdition(at);
  const shownPages = ownPages.filter((page) => !isTaken(page));
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
    /** The posts with discussions on other sites. */
    discussed: posts
      .filter(({ discussions }) => discussions.length > 0)
      .map(({ id, discussions }) => ({ id, discussions })),
    /** The paths of the owner's pages that another page or file of the site hides. */
    leftOut: ownPages.filter(isTaken).map(({ at }) => at),
    seo: {
      origin: env.siteUrl() && env.siteUrl() + PREFIX,
      filesOrigin: env.siteUrl(),
      prefix: PREFIX,
      prefixes: import.meta.env.HAS_EDITIONS ? editions.map((edition) => edition.prefix) : [PREFIX],
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
      pages: [...pages.map(inSitemap), ...shownPages.map(ownPageInSitemap)],
      ownPages: shownPages
        .filter(({ indexed }) => indexed)
        .map(({ at, title, description }) => ({ path: at, title, excerpt: description })),
      projects: projects.map(({ id, slug, title }) => {
        const path = paths.project(slug);
        return { id, title, path, ...canonicalOf(path, MAIN_LANGUAGE) };
      }),
      posts: listed.map((post) =>
        Object.assign(post, {
          path: paths.post(post.slug),
          ...canonicalOf(paths.post(post.slug), post.language),
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
      ...shownPages.flatMap((page) => movesOfOwnPage(page, ownPages)),
      ...projects.map(({ id, slug }) => [paths.project(id), paths.project(slug)] as const),
      ...posts.flatMap(({ id, slug, former }) =>
        [id, ...former].map((from) => [paths.post(from), paths.post(slug)] as const),
      ),
    ],
  };
}

type OwnPage = Awaited<ReturnType<typeof readOwnPages>>[number];

async function readOwnPages() {
  const pages = await readPublicPages();
  return pages.map((page) => Object.assign(page, { at: paths.customPage(page.path) }));
}

/** Its former paths that no other page has now. */
function movesOfOwnPage({ at, former_paths: former }: OwnPage, ownPages: OwnPage[]) {
  return former
    .filter((from) => !ownPages.some(({ path }) => path === from))
    .map((from) => [paths.customPage(from), at] as const);
}

function inSitemap(path: string) {
  return { path, ...canonicalOf(path), alternates: editionAlternates(path), isHidden: false };
}

function ownPageInSitemap({ at, updated_at: modified, indexed, language }: OwnPage) {
  return { path: at, ...canonicalOf(at, language), modified, isHidden: !indexed };
}

/** The canonical URL of a page, and whether that is in another edition. */
function canonicalOf(path: string, writtenIn?: string) {
  const url = siteUrl(path, writtenIn);
  return { url, isElsewhere: url !== siteUrl(path) };
}

/** Narrows a preference to its options, which the database's types do not list. */
function preference(stored: string): "unsaid" | "allowed" | "refused" {
  return stored === "allowed" || stored === "refused" ? stored : "unsaid";
}

/**
 * A listed post as an entry in the file of all articles.
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
