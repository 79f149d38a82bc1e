import { takenOut } from "../../src/lib/html/taken-out.ts";
import type { Open } from "../backup/open.ts";
import type { Session } from "../backup/session.ts";
import { render } from "../content/diagrams.ts";
import { asOwner } from "../content/owner.ts";
import { sentenceOf } from "../content/pushing.ts";
import { newPost } from "../content/records.ts";
import type { Renderer } from "../content/renderer.ts";
import { insertRow } from "../content/site.ts";
import { addressesOf, type Addresses } from "./addresses.ts";
import { storePictures, type Fetch } from "./pictures-of.ts";
import { planOf, type Planned } from "./plan.ts";
import { addRedirects, readRedirects } from "./redirects.ts";
import { shown } from "../terminal.ts";
import { linesOf } from "./report.ts";
import type { Note, Source } from "./source.ts";
import { markdownOf, readText } from "./text.ts";
import { threadsOf, type CommentRow } from "./threads.ts";

export type ImportOptions = {
  /** Whether only to say what would come. */
  isRehearsal: boolean;
  fetch: Fetch;
  /** The file that redirects are added to. */
  redirectsFile: string;
  /** Whether nothing of this site is at a path. */
  isFree: (path: string) => boolean;
  print: (line: string) => void;
};

export type Imported = { posts: number; known: number; comments: number; faults: number };

type Database = Pick<Open, "session" | "store" | "filesUrl">;

/**
 * Stores the posts of another system, each with its comments in one transaction. A post that is on
 * this site already, or in its bin, stays as it is: an import that was stopped goes on where it was.
 */
export async function importSource(
  database: Database,
  renderer: Renderer,
  source: Source,
  options: ImportOptions,
): Promise<Imported> {
  const { session } = database;
  const { print } = options;
  const known = await readKnown(session);
  const plan = await planOf(source, known.slugs);
  const addresses = addressesOf(source, plan);
  const imported: Imported = { posts: 0, known: 0, comments: 0, faults: 0 };
  for (const note of source.notes) print(shown(note));

  for (const planned of plan) {
    if (known.ids.has(planned.head.id)) {
      imported.known++;
      continue;
    }
    try {
      imported.comments += await importPost(
        database,
        renderer,
        source,
        addresses,
        planned,
        options,
      );
      imported.posts++;
    } catch (error) {
      imported.faults++;
      print(shown(`“${planned.head.title}” does not come: ${sentenceOf(error)}`));
    }
  }
  return imported;
}

/** The ids of posts that are here or in the bin, and who has which slug. */
async function readKnown(session: Session) {
  const { rows: ids } = await session.query(
    "select id::text from public.posts union select row_id::text from private.bin where kind = 'posts'",
  );
  const { rows: slugs } = await session.query(
    "select slug, id::text from public.posts union all select slug, post_id::text from public.post_slugs",
  );
  return {
    ids: new Set(ids.map(({ id }) => id ?? "")),
    slugs: new Map(slugs.map(({ slug, id }) => [slug ?? "", id ?? ""])),
  };
}

/** Brings a post, and says before what it brings. @returns how many comments it has */
async function importPost(
  database: Database,
  renderer: Renderer,
  source: Source,
  addresses: Addresses,
  planned: Planned,
  options: ImportOptions,
): Promise<number> {
  const { session } = database;
  const { isRehearsal, fetch, redirectsFile, print } = options;
  const { incoming, head } = planned;
  const { cover } = incoming;
  const notes = [...planned.notes];
  const redirects = redirectsOf(planned, options, notes);
  const text = readText(incoming, addresses, notes);
  // Where it becomes Markdown, nothing is left of it to be named.
  if (text.isHtml) sayTakenOut(text.changed((address) => address));
  const pictures = new Set([...text.pictures, ...(cover ? [cover] : [])]);
  const comments = await threadsOf(renderer, incoming, head, notes);
  if (isRehearsal) {
    // Converted all the same, because only then it is known whether there is any text.
    const markdown = await markdownOf(renderer, text, new Map());
    sayTakenOut(await renderer.renderMarkdown(markdown));
    say();
    return comments.length;
  }
  const stored = await storePictures(database, source, addresses, incoming, pictures, fetch, notes);
  const markdown = await markdownOf(renderer, text, stored);
  const { html, undrawn } = await render(renderer, markdown);
  sayTakenOut(html);
  if (undrawn > 0) {
    notes.push({
      field: "text",
      says: `${undrawn} diagrams are drawn when you save it in the admin area`,
    });
  }
  say();
  // First, so that they are not missing where this is stopped; the build skips those that lead nowhere.
  addRedirects(redirectsFile, Object.fromEntries(redirects.map((from) => [from, head.id])));
  const row = newPost({ ...head, cover: stored.get(cover ?? "") }, markdown, html);
  await asOwner(session, async () => {
    await insertRow(session, "posts", row);
    await insertComments(session, comments);
  });
  return comments.length;

  function sayTakenOut(html: string): void {
    for (const part of takenOut(html, renderer.sanitize))
      notes.push({ field: "text", says: `${part} is not shown to readers`, isLost: true });
  }

  function say(): void {
    const all = linesOf({ ...planned, redirects }, notes, pictures.size, comments.length);
    for (const line of all) print(line);
  }
}

/** The addresses that lead to a post from now on: not those where something is, or that lead elsewhere already. */
function redirectsOf(
  { head: { id }, redirects }: Planned,
  { redirectsFile, isFree }: ImportOptions,
  notes: Note[],
): string[] {
  const known = readRedirects(redirectsFile);
  const lost = (from: string, why: string) =>
    notes.push({ field: "address", says: `${from} ${why}`, isLost: true });
  return redirects.filter((from) => {
    if (Object.hasOwn(known, from)) {
      if (known[from] !== id) lost(from, `leads to ${known[from]} already`);
      return known[from] === id;
    }
    if (!isFree(from)) lost(from, "is a page or a file of this site, and cannot lead here");
    return isFree(from);
  });
}

/**
 * Within the transaction of the post. A comment of long ago is no request of a visitor's, so the
 * connection's own role inserts it.
 */
async function insertComments(session: Session, rows: readonly CommentRow[]): Promise<void> {
  await session.query("reset role");
  for (const row of rows) await insertRow(session, "comments", row);
}
