import type { QueryClient } from "@tanstack/react-query";
import { matchPath } from "react-router-dom";
import { categoriesQuery } from "@/data/categories";
import { postsOfYearQuery, postYearsQuery, taggedPostsQuery } from "@/data/posts/lists";
import {
  featuredPostsQuery,
  furtherReadingQuery,
  latestPostsQuery,
  postQuery,
  postsQuery,
  seriesPartsQuery,
} from "@/data/posts/public";
import { projectArticlesQuery, projectQuery, projectsQuery } from "@/data/projects/public";
import { formsAreSentToQuery, siteSettingsQuery } from "@/data/settings/public";
import { customPageQuery } from "@/data/pages/one";
import { menuPagesQuery } from "@/data/pages/public";
import { CATEGORY_PATH, paths, POST_PATH, PROJECT_PATH, TAG_PATH, YEAR_PATH } from "./paths";
import { CUSTOM_PAGE_PATHS, publicRouteAt } from "./router";

/** @param param the path segment in place of the route's parameter */
type Load = (client: QueryClient, param: string) => Promise<unknown>[];

const fetchOwnPage = (client: QueryClient, path: string): Promise<unknown> =>
  client.fetchQuery(customPageQuery(path));

/** The queries of each page's first screen, in addition to the settings and the menus. */
const loads: Record<string, Load> = {
  [paths.home]: (client) => [client.fetchQuery(latestPostsQuery())],
  [paths.privacy]: (client) => [client.fetchQuery(formsAreSentToQuery())],
  [paths.projects]: (client) => [client.fetchQuery(projectsQuery())],
  [PROJECT_PATH]: (client, idOrSlug) => [
    loadProject(client, idOrSlug),
    client.fetchQuery(projectsQuery()),
  ],
  [paths.blog]: (client) => [
    client.fetchInfiniteQuery(postsQuery({ search: "", category: null })),
    client.fetchQuery(featuredPostsQuery()),
    client.fetchQuery(categoriesQuery()),
    client.fetchQuery(postYearsQuery()),
  ],
  [TAG_PATH]: (client, tag) => [client.fetchInfiniteQuery(taggedPostsQuery(tag))],
  [CATEGORY_PATH]: (client, category) => [
    client.fetchInfiniteQuery(postsQuery({ search: "", category })),
  ],
  [YEAR_PATH]: (client, year) => [
    client.fetchInfiniteQuery(postsOfYearQuery(year)),
    client.fetchQuery(postYearsQuery()),
  ],
  [POST_PATH]: (client, idOrSlug) => [loadPost(client, idOrSlug)],
  ...Object.fromEntries(
    CUSTOM_PAGE_PATHS.map((route): [string, Load] => [
      route,
      (client, path) => [fetchOwnPage(client, path)],
    ]),
  ),
};

async function loadPost(client: QueryClient, idOrSlug: string): Promise<void> {
  const post = await client.fetchQuery(postQuery(idOrSlug));
  if (!post) return;
  await Promise.all([
    client.fetchQuery(furtherReadingQuery(post.id)),
    post.series !== null && client.fetchQuery(seriesPartsQuery(post.series)),
  ]);
}

async function loadProject(client: QueryClient, idOrSlug: string): Promise<void> {
  const project = await client.fetchQuery(projectQuery(idOrSlug));
  if (project) await client.fetchQuery(projectArticlesQuery(project.id));
}

/** What a route's pages are about: null where there is none. */
const subjects: Record<string, (client: QueryClient, param: string) => Promise<unknown>> = {
  [POST_PATH]: (client, idOrSlug) => client.fetchQuery(postQuery(idOrSlug)),
  [PROJECT_PATH]: (client, idOrSlug) => client.fetchQuery(projectQuery(idOrSlug)),
  ...Object.fromEntries(CUSTOM_PAGE_PATHS.map((route) => [route, fetchOwnPage])),
};

/** The route of a public page, and its parameters. */
function matchOf(pathname: string): { path: string; param: string } | null {
  const path = publicRouteAt(pathname)?.path ?? "";
  const match = matchPath(path, pathname);
  return match && { path, param: decodeURIComponent(Object.values(match.params).join("/")) };
}

/** Fetches the data of a public page's first screen. */
export async function loadPageData(client: QueryClient, pathname: string): Promise<void> {
  const match = matchOf(pathname);
  if (!match) return;
  await Promise.all([
    client.fetchQuery(siteSettingsQuery()),
    client.fetchQuery(menuPagesQuery()),
    ...(loads[match.path]?.(client, match.param) ?? []),
  ]);
}

/** Whether there is a public page at a path, which for some routes only the backend knows. */
export async function hasPageAt(client: QueryClient, pathname: string): Promise<boolean> {
  const match = matchOf(pathname);
  return match !== null && (await subjects[match.path]?.(client, match.param)) !== null;
}
