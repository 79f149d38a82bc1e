import { hash, randomUUID } from "node:crypto";
import {
  QueryClient,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryKey,
} from "@tanstack/react-query";
import { analyticsQuery } from "@/data/analytics/admin";
import { recordPageView } from "@/data/analytics/public";
import { moderationQuery, type ModerationFilters } from "@/data/comments/admin";
import { commentsQuery, sendComment } from "@/data/comments/public";
import { consultationsQuery } from "@/data/consultation-requests/admin";
import { messageCountsQuery, messagesQuery } from "@/data/contact-messages/admin";
import { dashboardNumbersQuery } from "@/data/dashboard";
import { adminPagesQuery } from "@/data/pages/admin";
import { customPageQuery } from "@/data/pages/one";
import { menuPagesQuery } from "@/data/pages/public";
import { pageSearchQuery } from "@/data/pages/search";
import { revisionsQuery } from "@/data/revisions";
import { adminPostsQuery, type AdminPostFilters } from "@/data/posts/admin";
import { projectArticlesQuery } from "@/data/projects/public";
import { postsOfYearQuery, postYearsQuery, taggedPostsQuery } from "@/data/posts/lists";
import * as posts from "@/data/posts/public";
import { articleSearchQuery } from "@/data/posts/search";
import { unfinishedTextsQuery } from "@/data/working-copies/unfinished";
import { getAuthClient } from "@/lib/supabase/client";
import type { Amounts } from "./fill.ts";

export type Actor = "visitor" | "reader" | "owner";
/** A query of the site, with the maximum number of rows it may return. */
export type Case = { as: Actor; name: string; rows: number; run: () => Promise<unknown> };

const NOBODY = "nobody wrote this";
/** Sample projects, by how many of the articles have a tag that is one of their technologies. */
const PROJECTS = {
  all: "00000000-0000-4000-8000-000000000201",
  few: "00000000-0000-4000-8000-000000000204",
  none: "00000000-0000-4000-8000-000000000202",
};

/** The id that the generator gives the n-th record of a kind. */
function idOf(kind: "post" | "page", n: number): string {
  const hex = hash("md5", `${kind}-${n}`);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The cursor of a paged list: the row written this many minutes ago. */
function minutesAgo(minutes: number) {
  const created_at = new Date(Date.now() - minutes * 60_000).toISOString();
  const id = "80000000-0000-4000-8000-000000000000";
  const times = { created_at, listed_at: created_at, updated_at: created_at };
  return { id, ...times, title_key: "", views: 0, likes: 2 };
}

/** Signs in, or out with `undefined`, for the following queries. */
export async function signIn(account?: { email: string; password: string }): Promise<void> {
  const { auth } = await getAuthClient();
  const { error } = account
    ? await auth.signInWithPassword(account)
    : await auth.signOut({ scope: "local" });
  if (error) throw error;
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const fetchData =
  <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>) =>
  () =>
    client().fetchQuery(options);

/** The first page of a list, or the one after a row. */
const list =
  <Data, Key extends QueryKey, Param>(
    options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Param>,
    after?: Param,
  ) =>
  () =>
    client().fetchInfiniteQuery({ ...options, ...(after && { initialPageParam: after }) });

/** The site's queries that could become slower with more posts, comments or visitors. */
export function casesOf({ posts: count, messages, requests }: Amounts): Case[] {
  const late = minutesAgo(count * 5 * 0.6);
  const category = "Frontend";
  const crowded = idOf("post", 1);
  const postsBy = (filters: Partial<posts.PostFilters>, after?: typeof late) =>
    list(posts.postsQuery({ search: "", category: null, ...filters }), after);
  const owned = (filters: Partial<AdminPostFilters>, after?: typeof late) =>
    list(adminPostsQuery({ search: "", status: "all", sort: "newest", ...filters }), after);
  const moderated = (filters: Partial<ModerationFilters>, after?: typeof late) =>
    list(moderationQuery({ search: "", status: "all", sort: "newest", ...filters }), after);
  const received = { search: "", status: "all", sort: "newest", page: 1 } as const;
  const comments = (post: string, ...options: [("oldest" | "most-liked")?, typeof late?]) =>
    list(commentsQuery(post, options[0]), options[1]);
  const countView = () => posts.countPostView(idOf("post", 1 + Math.floor(Math.random() * count)));
  const comment = () =>
    sendComment({
      id: randomUUID(),
      post_id: crowded,
      parent_id: null,
      author_name: "Reader",
      content: `A comment ${randomUUID()}`,
    });
  const of = (as: Actor, rows: number, runs: Record<string, () => Promise<unknown>>) =>
    Object.entries(runs).map(([name, run]): Case => ({ as, name, rows, run }));

  return [
    ...of("visitor", 12, {
      "posts, newest": postsBy({}),
      "posts, a late page": postsBy({}, late),
      "posts, a category": postsBy({ category }),
      "posts, a late page of a category": postsBy({ category }, late),
      "search: in every post": postsBy({ search: "the" }),
      "search: in every post, a late page": postsBy({ search: "the" }, late),
      "search: in every post of a category": postsBy({ search: "the", category }),
      "search: in every fifth post": postsBy({ search: "sometimes" }),
      "search: in few posts": postsBy({ search: "rare17 " }),
      "search: no match": postsBy({ search: NOBODY }),
      "search: one letter": postsBy({ search: "e" }),
      "search: two letters, no match": postsBy({ search: "zq" }),
      "search: common parts, no match": postsBy({ search: "the design the paint" }),
      "a tag, latest": list(taggedPostsQuery("react")),
      "a tag, a late page": list(taggedPostsQuery("react"), late),
      "featured posts": fetchData(posts.featuredPostsQuery()),
      "latest posts": fetchData(posts.latestPostsQuery()),
      "further reading": fetchData(posts.furtherReadingQuery(idOf("post", 7))),
      "articles about a project, all": fetchData(projectArticlesQuery(PROJECTS.all)),
      "articles about a project, few": fetchData(projectArticlesQuery(PROJECTS.few)),
      "articles about a project, none": fetchData(projectArticlesQuery(PROJECTS.none)),
    }),
    ...of("visitor", 8, {
      "search of articles: a word of every post": fetchData(articleSearchQuery("the design")),
      "search of articles: words of few posts": fetchData(articleSearchQuery("rare17 sometimes")),
      "search of articles: misspelt": fetchData(articleSearchQuery("socket desgn")),
      "search of articles: no match": fetchData(articleSearchQuery(NOBODY)),
      "search of articles: a word and one excluded": fetchData(articleSearchQuery("design -paint")),
    }),
    ...of("visitor", 1, {
      "number of posts": fetchData(posts.publishedCountQuery()),
      "post by id": fetchData(posts.postQuery(idOf("post", 7))),
      "post by slug": fetchData(posts.postQuery("bench-7")),
      "post by a former slug": fetchData(posts.postQuery("bench-7-before")),
      "post that is not there": fetchData(posts.postQuery("no-such-post")),
      "count an article's view": countView,
      "count a page's view": () => recordPageView("/blog"),
      "write a comment under 10,000": comment,
      "page of the owner's, by its path": fetchData(customPageQuery("bench-7")),
      "page of the owner's, by a former path": fetchData(customPageQuery("bench-7-before")),
      "page of the owner's that is not there": fetchData(customPageQuery("no-such-page")),
    }),
    ...of("visitor", 50, { "pages in menus": fetchData(menuPagesQuery()) }),
    ...of("visitor", 5, {
      "search of pages: in every page": fetchData(pageSearchQuery("about the")),
      "search of pages: no match": fetchData(pageSearchQuery(NOBODY)),
    }),
    ...of("visitor", 200, {
      "parts of a series": fetchData(posts.seriesPartsQuery("Series 1")),
      "years of posts": fetchData(postYearsQuery()),
      "posts of a year": list(postsOfYearQuery(String(new Date().getFullYear() - 1))),
      "comments, 10,000": comments(crowded),
      "comments, a late page": comments(crowded, undefined, minutesAgo(9_000)),
      "comments, oldest first": comments(crowded, "oldest", minutesAgo(1_000)),
      "comments, by likes": comments(crowded, "most-liked", minutesAgo(5_000)),
      "comments, few": comments(idOf("post", 2)),
    }),
    ...of("reader", 200, {
      "posts, newest": postsBy({}),
      "comments, 10,000": comments(crowded),
      "write a comment under 10,000": comment,
    }),
    ...of("owner", 12, {
      "own posts, newest": owned({}),
      "own posts, a late page": owned({}, late),
      "own posts, drafts": owned({ status: "draft" }),
      "own posts, by title": owned({ sort: "title" }),
      "own posts, by views": owned({ sort: "views" }),
      "own posts, by last edit": owned({ sort: "edited" }),
      "own posts, search: in few": owned({ search: "theme form" }),
      "own posts, search: no match": owned({ search: NOBODY }),
      "own posts, search: one letter": owned({ search: "e" }),
      "own posts, versions of one": list(revisionsQuery(idOf("post", 7))),
      "own pages, versions of one": list(revisionsQuery(idOf("page", 7))),
      "own pages, by title": list(adminPagesQuery({ search: "", sort: "title" })),
      "own pages, search: no match": list(adminPagesQuery({ search: NOBODY, sort: "edited" })),
    }),
    ...of("owner", 50, { "own pages, not saved": fetchData(unfinishedTextsQuery("pages")) }),
    ...of("owner", 23, {
      "messages, newest": fetchData(messagesQuery(received)),
      "messages, last page": fetchData(messagesQuery({ ...received, page: messages / 20 })),
      "messages, search": fetchData(messagesQuery({ ...received, search: "sender49" })),
      "messages, numbers": fetchData(messageCountsQuery("")),
      "requests, last page": fetchData(consultationsQuery({ ...received, page: requests / 20 })),
      "moderation, newest": moderated({}),
      "moderation, a late page": moderated({}, minutesAgo(90 * 24 * 60)),
      "moderation, pending": moderated({ status: "pending" }),
      "moderation, search: in few": moderated({ search: "offline cache" }),
      "moderation, search: no match": moderated({ search: NOBODY }),
    }),
    ...of("owner", 1, {
      dashboard: fetchData(dashboardNumbersQuery()),
      analytics: fetchData(analyticsQuery()),
    }),
  ];
}
