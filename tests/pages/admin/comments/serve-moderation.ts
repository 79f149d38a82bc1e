import { screen } from "@testing-library/react";
import type { Tables } from "@/lib/supabase/database.types";
import { postRow } from "../../../support/factories";
import { prepare, serveFunctions, serveRows, serveTable } from "../../../support/table";

const post = postRow({ title: "The first paint" });
let made = 0;

/**
 * A comment that waits; give what matters to the test.
 *
 * @param given `reader` is the email address of whoever has signed in to write it; without one, `sender` is the
 *   visitor's hash of the day
 */
export function moderated(
  given: Partial<Tables<"comments">> & {
    reader?: string;
    sender?: string;
    held_because?: string;
  } = {},
) {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    post_id: post.id,
    parent_id: null,
    author_name: `Reader ${made}`,
    content: "Well said.",
    status: "pending",
    likes: 0,
    created_at: "2026-11-02T10:00:00+00:00",
    edited_at: null,
    ...given,
  };
}

/**
 * Comments that the owner lists, counts, moderates, answers and deletes.
 *
 * @param comments newest first
 * @param trusted email addresses of readers who are trusted
 * @returns what has changed and was deleted, in order
 */
export function serveModeration(
  comments: ReturnType<typeof moderated>[],
  trusted: readonly string[] = [],
) {
  const updated: { status: string; ids: string[] }[] = [];
  serveRows("posts", [post]);
  const { deleted, change } = serveTable<(typeof comments)[number], { status: string }>(
    "comments",
    comments,
    ({ status }, { changed }) => updated.push({ status, ids: changed }),
  );
  prepare(async ({ exclusive, userId }) => {
    const writers = Map.groupBy(comments, ({ reader }) => reader);
    for (const [reader, written] of writers) {
      if (reader === undefined) continue;
      const id = await userId(reader);
      await exclusive(async (db) => {
        await db.query("update public.comments set user_id = $1 where id = any ($2)", [
          id,
          written.map((comment) => comment.id),
        ]);
        if (trusted.includes(reader))
          await db.query("insert into private.trusted_readers (user_id) values ($1)", [id]);
      });
    }
  });
  serveFunctions(
    ...["moderation_page", "comment_counts", "waiting", "trust_reader", "stop_trusting_reader"],
    ...["block_author", "unblock_author"],
  );
  return { updated, deleted, change };
}

export const row = (author: string) =>
  screen.findByRole("article", { name: `Comment by ${author}` });

/** The authors of the comments that are shown, in order. */
export const authors = () =>
  screen
    .queryAllByRole("article")
    .map((it) => it.getAttribute("aria-label")?.replace("Comment by ", ""));
