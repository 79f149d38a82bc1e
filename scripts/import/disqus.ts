import { sentenceOf, UserError } from "../lib/user-error.ts";
import { asOwner } from "../content/owner.ts";
import type { Session } from "../backup/session.ts";
import { shown } from "../lib/terminal.ts";
import { decoded } from "../../src/lib/text/decoded.ts";
import { openRedirects, safePath } from "../lib/redirects.ts";
import type { ImportOptions } from "./options.ts";
import { listOf, objectOf } from "../lib/json.ts";
import { readExport, type ImportedComment, type Note } from "./source.ts";
import { insertComments, threadsOf, type CommentRow } from "./threads.ts";
import { textOfHtml } from "./html-text.ts";
import { parseXml, valueOf } from "./xml.ts";

const LISTS = new Set(["thread", "post", "category"]);

/** A link through Disqus' click counter; a checksum follows its target. */
const TRACKED_LINK = /(?<=href=["'])https?:\/\/disq\.us\/url\?url=([^&"']+)[^"']*/g;

/** The comments on one page of the old site. */
type Thread = { key: string; title: string; addresses: string[]; comments: ImportedComment[] };

/**
 * Reads the export of Disqus (Moderate → Export comments).
 *
 * @returns threads that have comments, and what cannot be imported
 * @throws {UserError} if it is another file
 */
export function readDisqus(file: string): { threads: Thread[]; left: number } {
  const root = objectOf(objectOf(parseXml(file, readExport(file), LISTS))["disqus"]);
  if (!Array.isArray(root["thread"])) throw new UserError(`${file} is not a Disqus export.`);
  const rows = new Map(listOf(root["thread"]).map((row) => [valueOf(row["@dsq:id"]), row]));
  const byThread = Map.groupBy(listOf(root["post"]), (row) => idIn(row["thread"]));
  const threads = [...byThread].map(([key, posts]) => {
    const row = rows.get(key) ?? {};
    return {
      key,
      title: textOfHtml(valueOf(row["title"])).trim(),
      addresses: [row["link"], row["id"]].map(valueOf).filter(Boolean),
      comments: posts.map((post) => commentOf(post, isGone(row))),
    };
  });
  return {
    threads: threads.filter(({ comments }) => comments.some(isShown)),
    left: threads.flatMap(({ comments }) => comments).filter(({ isGone }) => isGone).length,
  };
}

function isShown({ isGone }: ImportedComment): boolean {
  return !isGone;
}

function isGone(row: Record<string, unknown>): boolean {
  return ["isDeleted", "isSpam"].some((name) => valueOf(row[name]) === "true");
}

function commentOf(row: Record<string, unknown>, isThreadGone: boolean): ImportedComment {
  const author = objectOf(row["author"]);
  return {
    key: valueOf(row["@dsq:id"]),
    parent: idIn(row["parent"]) || null,
    author: textOfHtml(valueOf(author["name"]) || valueOf(author["username"])),
    text: valueOf(row["message"]).replace(TRACKED_LINK, (_, url: string) =>
      decoded(url).replace(/:[\w-]{20,}$/, ""),
    ),
    date: valueOf(row["createdAt"]) || null,
    isHeld: valueOf(row["isApproved"]) === "false",
    isGone: isThreadGone || isGone(row),
  };
}

/** The id that an element refers to, single or in a list. */
function idIn(element: unknown): string {
  return valueOf(objectOf(Array.isArray(element) ? element[0] : element)["@dsq:id"]);
}

/**
 * Comments that no other thread of the article contains: Disqus copies a thread when the article moves.
 *
 * @param copies ids by content, of all threads so far
 */
function withoutCopies(rows: readonly CommentRow[], copies: Map<string, string>): CommentRow[] {
  const idHere = new Map<string, string>();
  // Two that are the same in one thread are two comments.
  const ofThread = new Map<string, string>();
  const different = rows.flatMap((row) => {
    const { id, post_id: post, author_name: author, created_at: time, content } = row;
    const key = JSON.stringify([post, author, time, content]);
    const first = copies.get(key);
    idHere.set(id, first ?? id);
    if (first !== undefined) return [];
    ofThread.set(key, id);
    return [{ ...row, parent_id: idHere.get(row.parent_id ?? "") ?? row.parent_id }];
  });
  for (const [key, id] of ofThread) copies.set(key, id);
  return different;
}

/**
 * Imports comments for the articles on this site, matched by their old URLs, else by their slugs. Comments that
 * are already here stay as they are.
 */
export async function importDisqus(
  session: Session,
  file: string,
  {
    print,
    isRehearsal,
    redirectsFile,
  }: Pick<ImportOptions, "print" | "isRehearsal" | "redirectsFile">,
): Promise<{ comments: number; known: number; faults: number }> {
  const { threads, left } = readDisqus(file);
  const redirects = openRedirects(redirectsFile);
  const { rows: posts } = await session.query(
    "select slug, id::text from public.posts union all select slug, post_id::text from public.post_slugs",
  );
  const { rows: existing } = await session.query(
    "select id::text from public.comments union select row_id::text from private.bin where kind = 'comments'",
  );
  const ids = new Set(posts.map(({ id }) => id));
  const bySlug = new Map(posts.map(({ slug, id }) => [slug ?? "", id ?? ""]));
  const known = new Set(existing.map(({ id }) => id));
  const copies = new Map<string, string>();
  const result = { comments: 0, known: 0, faults: 0 };
  let copied = 0;
  if (left > 0) print(`${left} deleted comments and spam are left out.`);

  for (const { key, title, addresses, comments } of threads) {
    const notes: Note[] = [];
    const count = comments.filter(isShown).length;
    const fail = (reason: string) => {
      result.faults += count;
      print(shown(`${count} comments of “${title}” are not imported: ${reason}`));
    };
    const postId = addresses.map(postAt).find((id) => id !== undefined);
    if (postId === undefined) {
      fail(
        addresses.length > 0
          ? `no article here was at ${addresses.join(" or ")}.`
          : "the file does not say where they were.",
      );
      continue;
    }
    try {
      const all = await threadsOf(
        { key: `disqus:${key}`, origin: "", comments },
        { id: postId, date: undefined },
        notes,
      );
      const rows = withoutCopies(all, copies);
      copied += all.length - rows.length;
      const added = rows.filter(({ id }) => !known.has(id));
      result.known += rows.length - added.length;
      if (added.length === 0) continue;
      print(shown(`“${title}”: ${added.length} comments`));
      for (const { message, isLost } of notes)
        print(shown(`  comments:    ${isLost ? "LOST: " : ""}${message}`));
      if (!isRehearsal) await asOwner(session, () => insertComments(session, added));
      result.comments += added.length;
    } catch (error) {
      fail(sentenceOf(error));
    }
  }
  if (copied > 0)
    print(`${copied} comments are in two threads of one article, and are imported once.`);
  return result;

  function postAt(url: string): string | undefined {
    const path = safePath(URL.parse(url, "http://site.invalid")?.pathname ?? "");
    if (path === null) return undefined;
    const target = redirects.targetOf(path);
    if (target !== undefined && ids.has(target)) return target;
    const slug = path
      .split("/")
      .at(-1)
      ?.replace(/\.html?$/, "")
      .replace(/^\d{4}-\d\d-\d\d-/, "");
    return bySlug.get(slug ?? "");
  }
}
