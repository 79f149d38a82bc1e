import { sentenceOf, StartError } from "../../supabase/embedded/start-error.ts";
import { asOwner } from "../content/owner.ts";
import type { Session } from "../backup/session.ts";
import { shown } from "../terminal.ts";
import { decoded } from "../../src/lib/text/decoded.ts";
import { openRedirects, safePath } from "./redirects.ts";
import type { ImportOptions } from "./options.ts";
import { listOf, objectOf, readExport, type ImportedComment, type Note } from "./source.ts";
import { insertComments, threadsOf } from "./threads.ts";
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
 * @throws {StartError} if it is another file
 */
export function readDisqus(file: string): { threads: Thread[]; left: number } {
  const root = objectOf(objectOf(parseXml(file, readExport(file), LISTS))["disqus"]);
  if (!Array.isArray(root["thread"])) throw new StartError(`${file} is not a Disqus export.`);
  const rows = listOf(root["post"]);
  const kept = rows.filter((row) => !isGone(row));
  const byThread = Map.groupBy(kept, (row) => idIn(row["thread"]));
  const threads = listOf(root["thread"]).map((row) => ({
    key: valueOf(row["@dsq:id"]),
    title: textOfHtml(valueOf(row["title"])).trim(),
    addresses: [valueOf(row["link"]), valueOf(row["id"])].map((one) => one.trim()).filter(Boolean),
    comments: (byThread.get(valueOf(row["@dsq:id"])) ?? []).map(commentOf),
  }));
  return {
    threads: threads.filter(({ comments }) => comments.length > 0),
    left: rows.length - kept.length,
  };
}

function isGone(row: Record<string, unknown>): boolean {
  return ["isDeleted", "isSpam"].some((name) => valueOf(row[name]).trim() === "true");
}

function commentOf(row: Record<string, unknown>): ImportedComment {
  const author = objectOf(row["author"]);
  return {
    key: valueOf(row["@dsq:id"]),
    parent: idIn(row["parent"]) || null,
    author: textOfHtml(valueOf(author["name"]) || valueOf(author["username"])),
    text: valueOf(row["message"]).replace(TRACKED_LINK, (_, url: string) =>
      decoded(url).replace(/:[\w-]{20,}$/, ""),
    ),
    date: valueOf(row["createdAt"]).trim() || null,
    isHeld: valueOf(row["isApproved"]).trim() === "false",
  };
}

/** The id that an element refers to, single or in a list. */
function idIn(element: unknown): string {
  return valueOf(objectOf(Array.isArray(element) ? element[0] : element)["@dsq:id"]);
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
  const result = { comments: 0, known: 0, faults: 0 };
  if (left > 0) print(`${left} deleted comments and spam are left out.`);

  for (const { key, title, addresses, comments } of threads) {
    const notes: Note[] = [];
    const postId = addresses.map(postAt).find((id) => id !== undefined);
    if (postId === undefined) {
      result.faults += comments.length;
      print(
        shown(
          `${comments.length} comments of “${title}” are not imported: no article here was at ${addresses.join(" or ")}.`,
        ),
      );
      continue;
    }
    try {
      const rows = await threadsOf(
        { key: `disqus:${key}`, origin: "", comments },
        { id: postId, date: undefined },
        notes,
      );
      const added = rows.filter(({ id }) => !known.has(id));
      result.known += rows.length - added.length;
      if (added.length === 0) continue;
      print(shown(`“${title}”: ${added.length} comments`));
      for (const { message, isLost } of notes)
        print(shown(`  comments:    ${isLost ? "LOST: " : ""}${message}`));
      if (!isRehearsal) await asOwner(session, () => insertComments(session, added));
      result.comments += added.length;
    } catch (error) {
      result.faults += comments.length;
      print(
        shown(`${comments.length} comments of “${title}” are not imported: ${sentenceOf(error)}`),
      );
    }
  }
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
