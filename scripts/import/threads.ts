import { setImmediate } from "node:timers/promises";
import { escaped } from "../../src/lib/html/escaped.ts";
import { isVisible } from "./is-visible.ts";
import { storableText } from "../../src/lib/text/storable-text.ts";
import * as limits from "../../src/lib/supabase/limits/comments.ts";
import { firstCharacters } from "../../src/lib/text/first-characters.ts";
import type { Session } from "../backup/session.ts";
import { insertRow } from "../content/site.ts";
import { cleanHtml } from "./clean-html.ts";
import { commentText } from "./html/comment-text.ts";
import type { Kept } from "./kept.ts";
import { idOf, type Planned } from "./plan.ts";
import { timeOf } from "./plan-fields.ts";
import { type ImportedComment, type ImportedPost, loss, type Note } from "./source.ts";

export type CommentRow = {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_name: string;
  content: string;
  status: "approved" | "pending";
  created_at: string;
};

/** Formulas in comments become text: maths is not supported there. */
const AS_TEXT: Kept = { keep: escaped, keepBlock: escaped, restored: (text) => text };

/**
 * The comments of a post in this site's form: threads are one level deep, so that a reply to a reply follows
 * it, and a long one continues in the next.
 *
 * @param post its date is that of comments without one
 */
export async function threadsOf(
  { key, origin, comments: found }: Pick<ImportedPost, "key" | "origin" | "comments">,
  { id: postId, date: publishedAt }: Pick<Planned["head"], "id" | "date">,
  notes: Note[],
): Promise<CommentRow[]> {
  const comments = withOwnKeys(found);
  const texts = new Map<ImportedComment, string>();
  for (const comment of comments) {
    if (comment.isGone) continue;
    await setImmediate();
    const text = storableText(commentText(cleanHtml(comment.text, notes, AS_TEXT)));
    if (!isVisible(text)) {
      notes.push(loss("comments", `one of ${comment.author} has no text`));
    } else {
      texts.set(comment, text);
    }
  }
  const byKey = new Map(comments.map((comment) => [comment.key, comment]));
  const rows: CommentRow[] = [];
  let nestedReplies = 0;
  for (const [comment, text] of texts) {
    const time =
      timeOf(comment.date, "comments", notes) ?? publishedAt ?? new Date(0).toISOString();
    const [thread = comment, ...between] = ancestorsOf(comment, byKey)
      .filter((one) => texts.has(one))
      .toReversed();
    if (between.length > 0) nestedReplies++;
    const first = idOf(key, origin, comment.key);
    const parent = thread === comment ? null : idOf(key, origin, thread.key);
    for (const [part, content] of partsOf(text).entries()) {
      rows.push({
        id: part === 0 ? first : idOf(key, origin, comment.key, String(part)),
        post_id: postId,
        parent_id: part === 0 ? parent : (parent ?? first),
        author_name: nameOf(comment.author),
        content,
        status: comment.isHeld ? "pending" : "approved",
        created_at: new Date(Date.parse(time) + part).toISOString(),
      });
    }
  }
  if (nestedReplies > 0) {
    notes.push({
      field: "comments",
      message: `${nestedReplies} replies to replies are moved below the first comment of the thread`,
    });
  }
  // Parents are inserted before their replies.
  return rows.toSorted(
    (one, other) =>
      Number(one.parent_id !== null) - Number(other.parent_id !== null) ||
      one.created_at.localeCompare(other.created_at),
  );
}

/** Without copies, and each with a key of its own: a file from another program may repeat keys, or have none. */
function withOwnKeys(found: readonly ImportedComment[]): ImportedComment[] {
  const different = new Map(found.map((comment) => [JSON.stringify(comment), comment]));
  const counts = new Map<string, number>();
  const comments: ImportedComment[] = [];
  for (const comment of different.values()) {
    const count = counts.get(comment.key) ?? 0;
    counts.set(comment.key, count + 1);
    comments.push(count === 0 ? comment : { ...comment, key: `${comment.key}#${count}` });
  }
  return comments;
}

/**
 * The chain of parents of a comment, up to the first of the thread. A cycle, which cannot occur normally, ends
 * where it began.
 */
function ancestorsOf(
  comment: ImportedComment,
  byKey: ReadonlyMap<string, ImportedComment>,
): ImportedComment[] {
  const seen = new Set([comment]);
  for (const one of seen) {
    const parent = one.parent ? byKey.get(one.parent) : undefined;
    if (parent) seen.add(parent);
  }
  return [...seen].slice(1);
}

function nameOf(author: string): string {
  const name = storableText(author).replaceAll(/\s+/g, " ").trim();
  return isVisible(name) ? firstCharacters(name, limits.author_name_max_length) : "Anonymous";
}

/** Pieces within the length limit, cut between words. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (Array.from(rest).length > limits.content_max_length) {
    const fitting = firstCharacters(rest, limits.content_max_length);
    const blank = Math.max(fitting.lastIndexOf("\n"), fitting.lastIndexOf(" "));
    const end = blank > limits.content_max_length / 2 ? blank : fitting.length;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}

/**
 * Within the transaction of the post. An old comment is not a visitor's request, so the connection's own role
 * inserts it.
 */
export async function insertComments(session: Session, rows: readonly CommentRow[]): Promise<void> {
  await session.query("reset role");
  for (const row of rows) await insertRow(session, "comments", row);
}
