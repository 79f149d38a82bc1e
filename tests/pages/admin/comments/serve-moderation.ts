import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { ModeratedComment } from "@/data/comments/admin";
import type { Database } from "@/lib/supabase/database.types";
import { rest, server } from "../../../support/server";

type Asked = {
  search: string;
  only_status?: string;
  after_id?: string;
  oldest_first?: boolean;
  only_sender?: string;
};
type OfComment = { comment_id: string };
type Unblocking = Database["public"]["Functions"]["unblock_author"]["Args"];
const PAGE_SIZE = 20;

let made = 0;

/** A comment that waits; give what matters to the test. */
export function moderated(given: Partial<ModeratedComment> = {}): ModeratedComment {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    post_id: "00000000-0000-4000-8000-000000000999",
    post_title: "The first paint",
    parent_id: null,
    author_name: `Reader ${made}`,
    content: "Well said.",
    status: "pending",
    created_at: "2026-11-02T10:00:00+00:00",
    parent_author: null,
    parent_status: null,
    reply_count: 0,
    held_because: null,
    sender: null,
    account: null,
    edited_at: null,
    ...given,
  };
}

/** Comments, newest first, that can be listed, counted, moderated, answered and deleted; gives what was asked and written. */
export function serveModeration(comments: ModeratedComment[]) {
  let rows = [...comments];
  const pages: Asked[] = [];
  const updated: { status: string; ids: string[] }[] = [];
  const deleted: string[][] = [];
  const unblocked: Unblocking[] = [];

  /** Notes what a reader is to the site now; gives their comments as they were. */
  async function setAccount(request: { json: () => Promise<OfComment> }, account: string) {
    const { comment_id } = await request.json();
    const sender = rows.find(({ id }) => id === comment_id)?.sender;
    const theirs = rows.filter((row) => row.sender === sender);
    rows = rows.map((row) => (row.sender === sender ? { ...row, account } : row));
    return theirs;
  }

  server.use(
    http.post<never, Asked>(rest("rpc/moderation_page"), async ({ request }) => {
      const asked = await request.json();
      pages.push(asked);
      const matching = rows
        .filter((row) => isAskedFor(row, asked))
        .filter(({ status }) => !asked.only_status || status === asked.only_status);
      if (asked.oldest_first) matching.reverse();
      const start = matching.findIndex(({ id }) => id === asked.after_id) + 1;
      return HttpResponse.json(matching.slice(start, start + PAGE_SIZE));
    }),
    http.post<never, Asked>(rest("rpc/comment_counts"), async ({ request }) => {
      const asked = await request.json();
      const matching = rows.filter((row) => isAskedFor(row, asked));
      const groups = Map.groupBy(matching, ({ status }) => status);
      return HttpResponse.json(
        [...groups].map(([status, group]) => ({ status, count: group.length })),
      );
    }),
    http.post(rest("rpc/waiting"), () => {
      const { length } = rows.filter(({ status }) => status === "pending");
      return HttpResponse.json([{ messages: 0, consultations: 0, comments: length }]);
    }),
    http.patch<never, { status: string }>(rest("comments"), async ({ request }) => {
      const { status } = await request.json();
      const [, edited] =
        /^(?:is|eq)\.(.*)$/.exec(new URL(request.url).searchParams.get("edited_at") ?? "") ?? [];
      const ids = idsIn(request.url).filter((id) =>
        rows.some(
          (row) => row.id === id && (edited ?? String(row.edited_at)) === String(row.edited_at),
        ),
      );
      updated.push({ status, ids });
      rows = rows.map((row) => (ids.includes(row.id) ? { ...row, status } : row));
      return HttpResponse.json(rows.filter(({ id }) => ids.includes(id)).map(({ id }) => ({ id })));
    }),
    http.post<never, OfComment>(rest("rpc/trust_reader"), async ({ request }) => {
      const waiting = await setAccount(request, "trusted");
      const ids = waiting.filter(({ status }) => status === "pending").map(({ id }) => id);
      rows = rows.map((row) => (ids.includes(row.id) ? { ...row, status: "approved" } : row));
      return HttpResponse.json(ids.length);
    }),
    http.post<never, OfComment>(rest("rpc/stop_trusting_reader"), async ({ request }) => {
      await setAccount(request, "reader");
      return new HttpResponse(null, { status: 204 });
    }),
    http.post<never, OfComment>(rest("rpc/block_author"), async ({ request }) => {
      const { comment_id } = await request.json();
      const blocked = rows.find(({ id }) => id === comment_id);
      rows = rows.map((row) => (row.id === comment_id ? { ...row, status: "spam" } : row));
      return HttpResponse.json({
        entry: blocked?.author_name,
        is_new: true,
        former_status: blocked?.status,
        was_trusted: blocked?.account === "trusted",
      });
    }),
    http.post<never, Unblocking>(rest("rpc/unblock_author"), async ({ request }) => {
      const asked = await request.json();
      unblocked.push(asked);
      const { comment_id, former_status: status } = asked;
      rows = rows.map((row) => (row.id === comment_id ? { ...row, status } : row));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(rest("comments"), ({ request }) => {
      const ids = idsIn(request.url);
      deleted.push(ids);
      rows = rows.filter(
        ({ id, parent_id }) => !ids.includes(id) && !ids.includes(parent_id ?? ""),
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
  /** A reader edits a comment meanwhile. */
  const edit = (given: ModeratedComment) => {
    rows = rows.map((row) => (row.id === given.id ? given : row));
  };
  return { pages, updated, deleted, unblocked, edit };
}

function isAskedFor(row: ModeratedComment, { search, only_sender }: Asked): boolean {
  if (only_sender !== undefined && row.sender !== only_sender) return false;
  return `${row.author_name}\n${row.content}\n${row.post_title}`
    .toLowerCase()
    .includes(search.toLowerCase());
}

/** The ids of a filter such as `id=in.(…,…)`. */
function idsIn(address: string): string[] {
  return new URL(address).searchParams.get("id")?.match(/[0-9a-f-]{36}/g) ?? [];
}

export const row = (author: string) =>
  screen.findByRole("article", { name: `Comment by ${author}` });

/** The authors of the comments that are shown, in order. */
export const authors = () =>
  screen
    .queryAllByRole("article")
    .map((it) => it.getAttribute("aria-label")?.replace("Comment by ", ""));
