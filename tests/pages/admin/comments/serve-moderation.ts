import { screen } from "@testing-library/react";
import { setReaders } from "../../../support/comment-readers";
import { commentRow, postRow } from "../../../support/factories";
import { serveFunctions, serveRows, serveTable } from "../../../support/table";

const post = postRow({ title: "The first paint" });
let made = 0;

/** A pending comment; pass what matters to the test. */
export const moderated = (given: Parameters<typeof commentRow>[0] = {}) =>
  commentRow({ post_id: post.id, author_name: `Reader ${++made}`, status: "pending", ...given });

/**
 * Comments that the owner lists, counts, moderates, replies to and deletes.
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
  setReaders(comments, trusted);
  serveFunctions(
    "moderation_page",
    "comment_counts",
    "waiting",
    "add_comment",
    "trust_reader",
    "stop_trusting_reader",
    "block_author",
    "unblock_author",
  );
  return { updated, deleted, change };
}

export const row = (author: string) =>
  screen.findByRole("article", { name: `Comment by ${author}` });

/** The authors of the shown comments, in order. */
export const authors = () =>
  screen
    .queryAllByRole("article")
    .map((it) => it.getAttribute("aria-label")?.replace("Comment by ", ""));
