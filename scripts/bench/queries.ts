import { createHash } from "node:crypto";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { analyticsQuery } from "@/data/analytics/admin";
import { auditLogQuery } from "@/data/audit-log";
import { buildStateQuery, useSetBuildHook, useTryBuildHook } from "@/data/build-hook";
import { binQuery, useEmptyBin, useRestore } from "@/data/bin";
import { healthQuery } from "@/data/health";
import { categoriesQuery } from "@/data/categories";
import { useSetCommentLike } from "@/data/comments/likes";
import {
  commentsQuery,
  useAddComment,
  useDeleteComment,
  useEditComment,
  type CommentSort,
} from "@/data/comments/public";
import * as consultations from "@/data/consultation-requests/admin";
import { useRequestConsultation } from "@/data/consultation-requests/public";
import { useSendMessage } from "@/data/contact-messages/public";
import {
  dashboardNumbersQuery,
  nextConsultationQuery,
  recentMessagesQuery,
  recentPostsQuery,
} from "@/data/dashboard";
import * as library from "@/data/media/library";
import { pictureTextsQuery } from "@/data/media/pictures";
import { useReplacePicture, useStorePicture } from "@/data/media/store-picture";
import * as messages from "@/data/contact-messages/admin";
import * as moderation from "@/data/comments/admin";
import { draftsQuery } from "@/data/posts/drafts";
import { waitingQuery } from "@/data/waiting";
import { useBlockAuthor, useSetTrust, useUnblockAuthor } from "@/data/comments/senders";
import { ownerSettingsQuery, useSaveSettings } from "@/data/settings/admin";
import * as editing from "@/data/posts/admin";
import * as links from "@/data/posts/draft-links";
import * as lists from "@/data/posts/lists";
import * as revisions from "@/data/posts/revisions";
import * as workingCopies from "@/data/posts/working-copies";
import { likeQuery, useSetLike } from "@/data/posts/likes";
import * as posts from "@/data/posts/public";
import { articleSearchQuery } from "@/data/posts/search";
import { formerSlugsQuery, knownSeriesQuery, useDuplicatePost } from "@/data/posts/publishing";
import * as drafts from "@/data/posts/shared-drafts";
import * as projectEditing from "@/data/projects/admin";
import { projectArticlesQuery, projectQuery, projectsQuery } from "@/data/projects/public";
import { maintenanceContactQuery, siteSettingsQuery } from "@/data/settings/public";
import { recordPageView } from "@/data/analytics/public";
import { tagsQuery } from "@/data/tags";
import { getAuthClient } from "@/lib/supabase/client";
import type { Picture } from "@/lib/media/picture";
import { LINK_SECRET, type Amounts } from "./fill.ts";

export type Actor = "visitor" | "reader" | "owner";
/** One use of a function of src/data, as the site makes it. */
export type Case = {
  /** The function of src/data. */
  of: string;
  /** What is asked of it. */
  what: string;
  as: Actor;
  /** The most rows that it may bring. */
  page: number;
  /** @param round counts the runs of the case, so that each writes something else */
  run: (round: number) => Promise<unknown>;
};

const says = { success: () => ({ title: "" }), failure: () => ({ title: "" }) };
const DAY = 86_400_000;

/** The id that the generator gives the n-th thing of a kind. */
function idOf(kind: string, n: number): string {
  const hex = createHash("md5").update(`${kind}-${n}`).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A cursor of a paged list: the row that so many minutes ago was written. */
function minutesAgo(minutes: number) {
  return {
    created_at: new Date(Date.now() - minutes * 60_000).toISOString(),
    id: "80000000-0000-4000-8000-000000000000",
  };
}

type Hook<Variables, Data> = () => { mutateAsync: (variables: Variables) => Promise<Data> };

/** Calls a mutation as a component would, without a page around it. */
async function mutate<Variables, Data>(
  hook: Hook<Variables, Data>,
  variables: Variables,
): Promise<Data | undefined> {
  let mutation: ReturnType<Hook<Variables, Data>> | undefined;
  function Caller() {
    mutation = hook();
    return null;
  }
  const client = new QueryClient();
  renderToString(createElement(QueryClientProvider, { client }, createElement(Caller)));
  return mutation?.mutateAsync(variables);
}

/** Signs in, or out with `undefined`: what is asked next is asked as this account. */
export async function signIn(account?: { email: string; password: string }): Promise<string> {
  const { auth } = await getAuthClient();
  if (!account) {
    const { error } = await auth.signOut({ scope: "local" });
    if (error) throw error;
    return "";
  }
  const { data, error } = await auth.signInWithPassword(account);
  if (error) throw error;
  return data.user.id;
}

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const single = (
  of: string,
  as: Actor,
  page: number,
  run: (round: number) => Promise<unknown>,
  what = "",
): Case => ({ of, what, as, page, run });

const aRevision: revisions.Revision = {
  id: "",
  savedAt: "2026-01-01T00:00:00Z",
  wasPublished: false,
  name: "",
  changed: [],
  wordsAdded: 0,
  wordsRemoved: 0,
  firstWords: "",
};

const postFields = (round: number): editing.PostFields => ({
  title: `Written in the bench ${round}`,
  slug: `written-in-the-bench-${round}`,
  excerpt: "An excerpt.",
  language: "en",
  format: "html",
  source: "",
  content: "<p>Words.</p>",
  category: "General",
  tags: ["css"],
  series: null,
  series_part: 1,
  featured: false,
  published: true,
  unlisted: false,
  published_at: null,
  revised_at: null,
  revision_note: "",
  featured_image: null,
  author_name: "Admin",
  read_time: 1,
});

/** A GIF as far as its name and size: what no browser needs to re-encode. */
function gif(text: string): File {
  return new File(["GIF89a\u0007\u0000\u0005\u0000", text], "Wave.gif", { type: "image/gif" });
}

/** A picture that was stored, which later cases change. */
const stored: Picture[] = [];

async function storePicture(round: number): Promise<void> {
  const picture = await mutate(useStorePicture, { file: gif(`stored ${round}`) });
  if (picture) stored.push(picture);
}

function storedPicture(): Picture {
  const picture = stored.at(-1);
  if (!picture) throw new Error("No picture was stored before.");
  return picture;
}

/** What the reader has written. */
const own = (round: number) => ({ id: idOf("signed", round), post_id: idOf("post", 1) });
const comment = (round: number, kind: string) => ({
  id: idOf(kind, round),
  post_id: idOf("post", 1),
  parent_id: null,
  author_name: "Reader",
  content: `A comment ${round}`,
});

function adminList(
  what: string,
  filters: Partial<editing.AdminPostFilters>,
  after?: { listed_at: string; id: string },
): Case {
  const options = editing.adminPostsQuery({
    search: "",
    status: "all",
    sort: "newest",
    ...filters,
  });
  return {
    of: "adminPostsQuery",
    what,
    as: "owner",
    page: 12,
    run: () =>
      fresh().fetchInfiniteQuery({
        ...options,
        ...(after && {
          initialPageParam: { ...after, updated_at: "", title_key: "", views: 0 },
        }),
      }),
  };
}

function search(what: string, asked: string): Case {
  return {
    of: "articleSearchQuery",
    what,
    as: "visitor",
    page: 8,
    run: () => fresh().fetchQuery(articleSearchQuery(asked)),
  };
}

/**
 * Every function of src/data that asks the database, with what makes it dear.
 *
 * @param amounts what the database was filled with
 * @param readerId the account that «reader» is signed in with
 */
export function casesOf(amounts: Amounts, readerId: string): Case[] {
  const late = minutesAgo(amounts.posts * 5 * 0.6);
  const nobody = "nobody wrote this";

  function list(what: string, filters: Partial<posts.PostFilters>, after?: typeof late): Case {
    const options = posts.postsQuery({ search: "", category: null, ...filters });
    return {
      of: "postsQuery",
      what,
      as: "visitor",
      page: 12,
      run: () =>
        fresh().fetchInfiniteQuery({
          ...options,
          ...(after && {
            initialPageParam: { listed_at: after.created_at, id: after.id },
          }),
        }),
    };
  }
  function tagged(what: string, after?: typeof late): Case {
    return {
      of: "taggedPostsQuery",
      what,
      as: "visitor",
      page: 12,
      run: () =>
        fresh().fetchInfiniteQuery({
          ...lists.taggedPostsQuery("react"),
          ...(after && {
            initialPageParam: { listed_at: after.created_at, id: after.id },
          }),
        }),
    };
  }
  function comments(
    what: string,
    post: number,
    as: Actor,
    after?: typeof late,
    sort?: CommentSort,
  ): Case {
    const options = commentsQuery(idOf("post", post), sort);
    return {
      of: "commentsQuery",
      what,
      as,
      page: 200,
      run: () =>
        fresh().fetchInfiniteQuery({
          ...options,
          ...(after && { initialPageParam: { ...after, likes: 2 } }),
        }),
    };
  }
  function moderated(
    what: string,
    filters: Partial<moderation.ModerationFilters>,
    after?: typeof late,
  ): Case {
    const options = moderation.moderationQuery({
      search: "",
      status: "all",
      sort: "newest",
      ...filters,
    });
    return {
      of: "moderationQuery",
      what,
      as: "owner",
      page: 23,
      run: () =>
        fresh().fetchInfiniteQuery({ ...options, ...(after && { initialPageParam: after }) }),
    };
  }
  const inbox = {
    messagesQuery: messages.messagesQuery,
    consultationsQuery: consultations.consultationsQuery,
  };
  function received(
    of: keyof typeof inbox,
    what: string,
    filters: Partial<Parameters<typeof messages.messagesQuery>[0]>,
  ): Case {
    const asked = { search: "", status: "all", sort: "newest", page: 1, ...filters } as const;
    return {
      of,
      what,
      as: "owner",
      page: 21,
      run: () =>
        of === "messagesQuery"
          ? fresh().fetchQuery(messages.messagesQuery(asked))
          : fresh().fetchQuery(consultations.consultationsQuery(asked)),
    };
  }

  const projectFields: projectEditing.ProjectFields = {
    title: "Written in the bench",
    slug: "written-in-the-bench",
    description: "A description.",
    long_description: "",
    status: "completed",
    featured: false,
    image_url: null,
    start_date: null,
    end_date: null,
    technologies: ["css"],
    github_url: null,
    live_url: null,
  };
  const letter = { name: "Sender", email: "sender@example.com", message: "A message." };

  return [
    list("newest", {}),
    list("a late page", {}, late),
    list("a category", { category: "Frontend" }),
    list("a category, a late page", { category: "Frontend" }, late),
    list("search: in every post", { search: "the" }),
    list("search: in every post, a late page", { search: "the" }, late),
    list("search: in every post, a category", { search: "the", category: "Frontend" }),
    list("search: in every fifth post", { search: "sometimes" }),
    list("search: in few posts", { search: "rare17 " }),
    list("search: no match", { search: nobody }),
    list("search: one letter", { search: "e" }),
    list("search: two letters, no match", { search: "zq" }),
    list("search: common parts, no match", { search: "the design the paint" }),
    { ...list("newest, signed in", {}), as: "reader" },
    { ...list("newest, as the owner", {}), as: "owner" },
    { ...list("search: in every post, as the owner", { search: "the" }), as: "owner" },
    single("publishedCountQuery", "visitor", 1, () =>
      fresh().fetchQuery(posts.publishedCountQuery()),
    ),
    single("featuredPostsQuery", "visitor", 6, () =>
      fresh().fetchQuery(posts.featuredPostsQuery()),
    ),
    single("latestPostsQuery", "visitor", 4, () => fresh().fetchQuery(posts.latestPostsQuery())),
    single("furtherReadingQuery", "visitor", 5, () =>
      fresh().fetchQuery(posts.furtherReadingQuery(idOf("post", 7))),
    ),
    single("seriesPartsQuery", "visitor", 100, () =>
      fresh().fetchQuery(posts.seriesPartsQuery("Series 1")),
    ),
    search("search: a word of every post", "the design"),
    search("search: words of few posts", "rare17 sometimes"),
    search("search: misspelt", "socket desgn"),
    search("search: begun", "desi canv"),
    search("search: no match", nobody),
    search("search: one letter", "d"),
    search("search: what only excludes", "-zebra"),
    search("search: a word and one excluded", "design -paint"),
    tagged("latest"),
    tagged("a late page", late),
    single("postYearsQuery", "visitor", 40, () => fresh().fetchQuery(lists.postYearsQuery())),
    single("postsOfYearQuery", "visitor", 100, () =>
      fresh().fetchInfiniteQuery(lists.postsOfYearQuery(String(new Date().getFullYear() - 1))),
    ),
    single(
      "postQuery",
      "visitor",
      1,
      () => fresh().fetchQuery(posts.postQuery(idOf("post", 7))),
      "by id",
    ),
    single(
      "postQuery",
      "visitor",
      1,
      () => fresh().fetchQuery(posts.postQuery("bench-7")),
      "by slug",
    ),
    single(
      "postQuery",
      "visitor",
      1,
      () => fresh().fetchQuery(posts.postQuery("no-such-post")),
      "there is none",
    ),
    single(
      "postQuery",
      "visitor",
      1,
      () => fresh().fetchQuery(posts.postQuery("bench-7-before")),
      "by a former slug",
    ),
    single(
      "postQuery",
      "owner",
      1,
      () => fresh().fetchQuery(posts.postQuery("bench-10")),
      "a draft, as the owner",
    ),
    single("editedPostQuery", "owner", 1, () =>
      fresh().fetchQuery(editing.editedPostQuery(idOf("post", 7))),
    ),
    single("postsAtSlugsQuery", "owner", 4, () =>
      fresh().fetchQuery(
        editing.postsAtSlugsQuery([
          idOf("post", 7),
          idOf("post", 8),
          "bench-9",
          "bench-10",
          "no-such-post",
        ]),
      ),
    ),
    comments("of a post with 10,000", 1, "visitor"),
    comments("of a post with 10,000, a late page", 1, "visitor", minutesAgo(9_000)),
    comments("of a post with 10,000, oldest first", 1, "visitor", minutesAgo(1_000), "oldest"),
    comments("of a post with 10,000, by likes", 1, "visitor", minutesAgo(5_000), "most-liked"),
    comments("of a post with 10,000, signed in", 1, "reader"),
    comments("of a post with few", 2, "visitor"),
    single("categoriesQuery", "visitor", 20, () => fresh().fetchQuery(categoriesQuery())),
    single("tagsQuery", "owner", 100, () => fresh().fetchQuery(tagsQuery())),
    single("projectsQuery", "visitor", 50, () => fresh().fetchQuery(projectsQuery())),
    single("siteSettingsQuery", "visitor", 1, () => fresh().fetchQuery(siteSettingsQuery())),
    single("maintenanceContactQuery", "visitor", 1, () =>
      fresh().fetchQuery(maintenanceContactQuery()),
    ),
    single("likeQuery", "reader", 1, () =>
      fresh().fetchQuery(likeQuery(idOf("post", 7), readerId)),
    ),

    single("sharedDraftQuery", "visitor", 1, () =>
      fresh().fetchQuery(drafts.sharedDraftQuery(LINK_SECRET)),
    ),
    single("sharedDraftNotesQuery", "visitor", 100, () =>
      fresh().fetchQuery(drafts.sharedDraftNotesQuery(LINK_SECRET)),
    ),
    single("useAddDraftNote", "visitor", 1, (round) =>
      mutate(() => drafts.useAddDraftNote(LINK_SECRET, says), {
        id: idOf("added", round),
        paragraph: 0,
        quote: "A paragraph",
        name: "Reader",
        note: "A note.",
      }),
    ),

    single("countPostView", "visitor", 1, (round) => posts.countPostView(idOf("post", 1 + round))),
    single("recordPageView", "visitor", 1, () => recordPageView("/blog")),
    single(
      "useAddComment",
      "visitor",
      1,
      (round) => mutate(() => useAddComment(idOf("post", 1), says), comment(round, "written")),
      "to a post with 10,000",
    ),
    single(
      "useAddComment",
      "reader",
      1,
      (round) => mutate(() => useAddComment(idOf("post", 1), says), comment(round, "signed")),
      "to a post with 10,000, signed in",
    ),
    single("useEditComment", "reader", 1, (round) =>
      mutate(() => useEditComment(own(round), says), "Put right."),
    ),
    single("useSetCommentLike", "reader", 1, (round) =>
      mutate(
        () => useSetCommentLike({ id: idOf("comment", 9), post_id: idOf("post", 1) }, says),
        round % 2 === 1,
      ),
    ),
    single("useSetLike", "reader", 1, (round) =>
      mutate(
        () => useSetLike({ id: idOf("post", 9), idOrSlug: "bench-9" }, readerId, says),
        round % 2 === 1,
      ),
    ),
    single("useSendMessage", "visitor", 1, (round) =>
      mutate(() => useSendMessage(says), {
        ...letter,
        id: idOf("sent", round),
        subject: "A subject",
      }),
    ),
    single("useRequestConsultation", "visitor", 1, (round) =>
      mutate(() => useRequestConsultation(says), {
        ...letter,
        id: idOf("asked", round),
        company: null,
        project_type: "other",
        budget_range: null,
        timeline: null,
      }),
    ),

    adminList("newest", {}),
    adminList("a late page", {}, { listed_at: late.created_at, id: late.id }),
    adminList("drafts", { status: "draft" }),
    adminList("published", { status: "published" }),
    adminList("featured", { status: "featured" }),
    adminList("scheduled", { status: "scheduled" }),
    adminList("unlisted", { status: "unlisted" }),
    adminList("oldest", { sort: "oldest" }),
    adminList("by title", { sort: "title" }),
    adminList("by views", { sort: "views" }),
    adminList("by last edit", { sort: "edited" }),
    adminList("search: in few posts", { search: "theme form" }),
    adminList("search: in few posts, drafts", { search: "theme form", status: "draft" }),
    adminList("search: no match", { search: nobody }),
    adminList("search: one letter", { search: "e" }),
    single("draftsQuery", "owner", 0, () => fresh().fetchQuery(draftsQuery(nobody))),
    single(
      "useSavePost",
      "owner",
      1,
      (round) =>
        mutate(() => editing.useSavePost(says), {
          id: idOf("saved", round),
          fields: postFields(round),
          baseVersion: null,
          attempts: [],
        }),
      "a new post",
    ),
    single("revisionsQuery", "owner", 20, () =>
      fresh().fetchInfiniteQuery(revisions.revisionsQuery(idOf("post", 7))),
    ),
    single("revisionQuery", "owner", 1, () =>
      fresh().fetchQuery(revisions.revisionQuery(idOf("post", 7))),
    ),
    single("useReadRevision", "owner", 2, async () => {
      const { pages } = await fresh().fetchInfiniteQuery(revisions.revisionsQuery(idOf("post", 7)));
      const id = pages[0]?.rows[0]?.id ?? "";
      return mutate(() => revisions.useReadRevision(says), { ...aRevision, id });
    }),
    single("useNameRevision", "owner", 1, (round) =>
      mutate(() => revisions.useNameRevision(says), {
        id: idOf("post", 7),
        name: `Version ${round}`,
      }),
    ),
    single("workingCopyQuery", "owner", 1, () =>
      fresh().fetchQuery(workingCopies.workingCopyQuery(idOf("post", 7))),
    ),
    single("workingCopiesQuery", "owner", 50, () =>
      fresh().fetchQuery(workingCopies.workingCopiesQuery()),
    ),
    single("useRemoveWorkingCopy", "owner", 1, () =>
      mutate(() => workingCopies.useRemoveWorkingCopy(says), {
        postId: idOf("post", 7),
        writer: idOf("editor", 1),
        seen: null,
      }),
    ),
    single("useTogglePost", "owner", 1, (round) =>
      mutate(() => editing.useTogglePost(says), {
        post: { id: idOf("post", 12), title: "", published: true, published_at: null },
        what: "featured",
        isOn: round % 2 === 1,
      }),
    ),
    single("useDeletePost", "owner", 1, (round) =>
      mutate(() => editing.useDeletePost(says), idOf("saved", round)),
    ),
    single("useDuplicatePost", "owner", 2, (round) =>
      mutate(() => useDuplicatePost(says), { id: idOf("post", 7), copyId: idOf("copy", round) }),
    ),
    single("knownSeriesQuery", "owner", 1_000, () => fresh().fetchQuery(knownSeriesQuery())),
    single("formerSlugsQuery", "owner", 100, () =>
      fresh().fetchQuery(formerSlugsQuery(idOf("post", 7))),
    ),
    single("draftLinksQuery", "owner", 10, () =>
      fresh().fetchQuery(links.draftLinksQuery(idOf("post", 10))),
    ),
    single("openNotesQuery", "owner", 100, () => fresh().fetchQuery(links.openNotesQuery())),
    single("useShareDraft", "owner", 1, () =>
      mutate(() => links.useShareDraft(says), { postId: idOf("post", 10), days: 7 }),
    ),
    single("useRevokeDraftLink", "owner", 1, (round) =>
      mutate(() => links.useRevokeDraftLink(says), idOf("link", 1 + round)),
    ),
    single("useTickDraftNote", "owner", 1, (round) =>
      mutate(() => links.useTickDraftNote(says), { id: idOf("note", round), is_done: true }),
    ),
    single("useDeleteDraftNote", "owner", 1, (round) =>
      mutate(() => links.useDeleteDraftNote(says), idOf("note", 100 + round)),
    ),
    single("adminProjectsQuery", "owner", 12, () =>
      fresh().fetchInfiniteQuery(projectEditing.adminProjectsQuery({ search: "", sort: "newest" })),
    ),
    single(
      "adminProjectsQuery",
      "owner",
      12,
      () =>
        fresh().fetchInfiniteQuery(
          projectEditing.adminProjectsQuery({ search: "css", sort: "title" }),
        ),
      "search",
    ),
    single("useSaveProject", "owner", 1, (round) =>
      mutate(() => projectEditing.useSaveProject(says), {
        id: idOf("project", round),
        fields: projectFields,
        baseVersion: null,
        attempts: [],
      }),
    ),
    single("projectQuery", "visitor", 1, () =>
      fresh().fetchQuery(projectQuery(projectFields.slug)),
    ),
    single("projectArticlesQuery", "visitor", 3, () =>
      fresh().fetchQuery(projectArticlesQuery(idOf("project", 1))),
    ),
    single("storedProjectQuery", "owner", 1, () =>
      fresh().fetchQuery(projectEditing.storedProjectQuery(idOf("project", 1))),
    ),
    single("useDeleteProject", "owner", 1, (round) =>
      mutate(() => projectEditing.useDeleteProject(says), idOf("project", round)),
    ),
    single("useRestore", "owner", 1, (round) =>
      mutate(() => useRestore(says), { kind: "projects", ids: [idOf("project", round)] }),
    ),
    // The file's answer and the row.
    single("useStorePicture", "owner", 2, storePicture),
    single("mediaQuery", "owner", 24, () => fresh().fetchInfiniteQuery(library.mediaQuery(""))),
    single(
      "mediaQuery",
      "owner",
      24,
      () => fresh().fetchInfiniteQuery(library.mediaQuery("wave")),
      "search",
    ),
    single("mediaUsesQuery", "owner", 100, () =>
      fresh().fetchQuery(library.mediaUsesQuery(idOf("picture", 1))),
    ),
    single("pictureTextsQuery", "owner", 1, () =>
      fresh().fetchQuery(pictureTextsQuery([storedPicture().path])),
    ),
    single("useSavePicture", "owner", 1, (round) =>
      mutate(() => library.useSavePicture(says), {
        id: storedPicture().id,
        name: "Wave",
        alt: `A wave ${round}.`,
        decorative: false,
      }),
    ),
    single("useDescribePictures", "owner", 1, (round) =>
      mutate(
        () => library.useDescribePictures(says),
        [{ path: storedPicture().path, alt: `A wave ${round}.` }],
      ),
    ),
    single("useReplacePicture", "owner", 1, (round) =>
      mutate(() => useReplacePicture(says), {
        picture: storedPicture(),
        file: gif(`replaced ${round}`),
      }),
    ),
    single("useDeletePicture", "owner", 1, () =>
      mutate(() => library.useDeletePicture(says), stored.pop() ?? storedPicture()),
    ),
    single("auditLogQuery", "owner", 50, () => fresh().fetchInfiniteQuery(auditLogQuery())),
    single("healthQuery", "owner", 1, () => fresh().fetchQuery(healthQuery(null))),
    single("useSetBuildHook", "owner", 1, () =>
      mutate(() => useSetBuildHook(says), { url: "https://host.example/hook", token: "" }),
    ),
    single("useTryBuildHook", "owner", 1, () => mutate(() => useTryBuildHook(says), undefined)),
    single("buildStateQuery", "owner", 1, () => fresh().fetchQuery(buildStateQuery())),
    single("binQuery", "owner", 50, () => fresh().fetchInfiniteQuery(binQuery())),
    single("useEmptyBin", "owner", 1, () => mutate(() => useEmptyBin(says), undefined)),

    received("messagesQuery", "newest", {}),
    received("messagesQuery", "last page", { page: amounts.messages / 20 }),
    received("messagesQuery", "unread", { status: "unread" }),
    received("messagesQuery", "by name", { sort: "name" }),
    received("messagesQuery", "search", { search: "sender49" }),
    received("messagesQuery", "search: no match", { search: nobody }),
    single("messageCountsQuery", "owner", 3, () =>
      fresh().fetchQuery(messages.messageCountsQuery("")),
    ),
    single(
      "messageCountsQuery",
      "owner",
      3,
      () => fresh().fetchQuery(messages.messageCountsQuery("sender49")),
      "of a search",
    ),
    single("useSetMessageStatus", "owner", 1, (round) =>
      mutate(() => messages.useSetMessageStatus(idOf("message", 3 * round), says), {
        from: "unread",
        to: "read",
      }),
    ),
    single("readAllMessages", "owner", 1_000_000, () =>
      messages.readAllMessages({ search: "", status: "all", sort: "newest", page: 1 }, () => {}),
    ),
    single("useDeleteMessage", "owner", 1, (round) =>
      mutate(() => messages.useDeleteMessage(says), idOf("message", 3 * round)),
    ),
    received("consultationsQuery", "newest", {}),
    received("consultationsQuery", "last page", { page: amounts.requests / 20 }),
    received("consultationsQuery", "search", { search: "mobile-app" }),
    received("consultationsQuery", "search: no match", { search: nobody }),
    single("consultationCountsQuery", "owner", 4, () =>
      fresh().fetchQuery(consultations.consultationCountsQuery("")),
    ),
    single("useSetConsultationStatus", "owner", 1, (round) =>
      mutate(() => consultations.useSetConsultationStatus(idOf("request", 4 * round), says), {
        from: "pending",
        to: "scheduled",
      }),
    ),
    single("readAllConsultations", "owner", 1_000_000, () =>
      consultations.readAllConsultations(
        {
          search: "",
          status: "all",
          sort: "newest",
          page: 1,
        },
        () => {},
      ),
    ),
    single("useDeleteConsultation", "owner", 1, (round) =>
      mutate(() => consultations.useDeleteConsultation(says), idOf("request", 4 * round)),
    ),

    moderated("newest", {}),
    moderated("a late page", {}, minutesAgo((90 * DAY) / 60_000)),
    moderated("pending", { status: "pending" }),
    moderated("search: in few comments", { search: "offline cache" }),
    moderated("search: no match", { search: nobody }),
    moderated("search: one letter", { search: "e" }),
    moderated("one account", { sender: readerId }),
    single("waitingQuery", "owner", 1, () => fresh().fetchQuery(waitingQuery())),
    single(
      "useModerateComments",
      "owner",
      1,
      (round) =>
        mutate(
          () => moderation.useModerateComments(says),
          [{ id: idOf("written", round), from: "approved", to: "spam" }],
        ),
      "of a post with 10,000",
    ),
    single("useSetTrust", "owner", 1, (round) =>
      mutate(() => useSetTrust(says), {
        commentId: idOf("signed", round),
        isTrusted: round % 2 === 0,
      }),
    ),
    single("useBlockAuthor", "owner", 1, (round) =>
      mutate(() => useBlockAuthor(says), idOf("signed", round)),
    ),
    single("useUnblockAuthor", "owner", 0, (round) =>
      mutate(() => useUnblockAuthor(says), {
        commentId: idOf("signed", round),
        entry: `reader-${round}@example.com`,
        is_new: true,
        former_status: "approved",
        was_trusted: false,
      }),
    ),
    single("useDeleteComment", "reader", 1, (round) =>
      mutate(() => useDeleteComment(own(round), says), undefined),
    ),
    single(
      "useReplyToComment",
      "owner",
      1,
      (round) =>
        mutate(() => moderation.useReplyToComment(says), {
          reply: comment(round, "replied"),
          approve: [],
        }),
      "to a post with 10,000",
    ),
    single(
      "useDeleteComments",
      "owner",
      1,
      (round) => mutate(() => moderation.useDeleteComments(says), [idOf("written", round)]),
      "of a post with 10,000",
    ),

    single("ownerSettingsQuery", "owner", 1, () => fresh().fetchQuery(ownerSettingsQuery())),
    single("useSaveSettings", "owner", 2, async () => {
      const {
        singleton: _singleton,
        updated_at: baseVersion,
        ...fields
      } = await fresh().fetchQuery(ownerSettingsQuery());
      return mutate(() => useSaveSettings(says), { id: "", fields, baseVersion, attempts: [] });
    }),
    single("dashboardNumbersQuery", "owner", 1, () => fresh().fetchQuery(dashboardNumbersQuery())),
    single("recentPostsQuery", "owner", 5, () => fresh().fetchQuery(recentPostsQuery())),
    single("recentMessagesQuery", "owner", 5, () => fresh().fetchQuery(recentMessagesQuery())),
    single("nextConsultationQuery", "owner", 1, () => fresh().fetchQuery(nextConsultationQuery())),
    single("analyticsQuery", "owner", 1, () => fresh().fetchQuery(analyticsQuery())),
  ];
}
