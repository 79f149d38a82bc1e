import { setImmediate } from "node:timers/promises";
import { takenOut } from "../../src/lib/html/taken-out.ts";
import * as limits from "../../src/lib/supabase/limits/posts.ts";
import { StartError } from "../../supabase/embedded/start-error.ts";
import type { Open } from "../backup/open.ts";
import { render } from "../content/diagrams.ts";
import { asOwner } from "../content/owner.ts";
import { sentenceOf } from "../content/pushing.ts";
import { newPage, newPost } from "../content/records.ts";
import type { Renderer } from "../content/renderer.ts";
import { insertRow } from "../content/site.ts";
import { shown } from "../terminal.ts";
import { addressesOf, type Addresses } from "./addresses.ts";
import { knownOn, type Known } from "./known.ts";
import { missingPictures, storePictures, type Fetch } from "./pictures-of.ts";
import { placeOf, planOf, type Planned } from "./plan.ts";
import { openRedirects, type OpenRedirects } from "./redirects.ts";
import { linesOf } from "./report.ts";
import type { Note, Source } from "./source.ts";
import { markdownOf, readText } from "./text.ts";
import { insertComments, threadsOf } from "./threads.ts";

export type ImportOptions = {
  /** Whether only to say what would come. */
  isRehearsal: boolean;
  fetch: Fetch;
  /** The file that redirects are added to. */
  redirectsFile: string;
  /** Whether nothing of this site is at a path. */
  isFree: (path: string) => boolean;
  print: (line: string) => void;
  /** Is told now and then how far it is. */
  progress?: (line: string) => void;
  /** What is on the site, where it has been read already. */
  known?: Known;
};

export type Imported = {
  posts: number;
  known: number;
  comments: number;
  /** Texts that do not come. */
  faults: number;
  /** Things that do not come of those that do. */
  lost: number;
};

type Database = Pick<Open, "session" | "store" | "filesUrl">;
type Work = ImportOptions & {
  database: Database;
  renderer: Renderer;
  source: Source;
  addresses: Addresses;
  redirects: OpenRedirects;
};

/** After so many posts it is said how far it is. */
const STEP = 100;

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
  const { print } = options;
  const known = options.known ?? (await knownOn(database.session));
  const plan = await planOf(source, known);
  const addresses = addressesOf(source, plan);
  const redirects = openRedirects(options.redirectsFile);
  const work = { ...options, database, renderer, source, addresses, redirects };
  const { unreadable = [] } = source;
  const imported: Imported = {
    posts: 0,
    known: 0,
    comments: 0,
    faults: unreadable.length,
    lost: 0,
  };
  for (const note of [...source.notes, ...unreadable]) print(shown(note));
  const start = performance.now();

  try {
    for (const [index, planned] of plan.entries()) {
      // What one text leaves behind is cleared away only between turns of the event loop.
      await setImmediate();
      if (index > 0 && index % STEP === 0) {
        const left = ((performance.now() - start) / index) * (plan.length - index);
        options.progress?.(`${index} of ${plan.length} articles, ${durationOf(left)} left`);
      }
      if (known.isKnown(planned)) {
        imported.known++;
        if (!options.isRehearsal) completeAddresses(work, planned);
        continue;
      }
      try {
        const { comments, lost } = await importPost(work, planned);
        imported.comments += comments;
        imported.lost += lost;
        imported.posts++;
      } catch (error) {
        imported.faults++;
        print(shown(`“${planned.head.title}” does not come: ${sentenceOf(error)}`));
      }
    }
  } finally {
    if (!options.isRehearsal) redirects.save();
  }
  return imported;
}

/** An import that was stopped may not have written the last addresses of what it brought. */
function completeAddresses(work: Work, planned: Planned): void {
  const missing = leadingHere(work, planned, []).filter(
    (from) => work.redirects.targetOf(from) === undefined,
  );
  if (missing.length === 0) return;
  work.print(
    shown(`“${planned.head.title}” is here already; also ${missing.join(", ")} lead to it now.`),
  );
  work.redirects.add(missing.map((from) => [from, targetOf(planned)]));
}

function durationOf(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes > 1 ? `about ${minutes} minutes` : "less than a minute";
}

/** Brings a post, and says before what it brings. @returns how many comments it has, and what does not come of it */
async function importPost(
  work: Work,
  planned: Planned,
): Promise<{ comments: number; lost: number }> {
  const { database, renderer, source, addresses, isRehearsal, print } = work;
  const { incoming } = planned;
  const { cover } = incoming;
  const notes = [...planned.notes];
  const leading = leadingHere(work, planned, notes);
  const text = readText(incoming, addresses, notes);
  const pictures = new Set([...text.pictures, ...(cover ? [cover] : [])]);
  const comments = await threadsOf(incoming, planned.head, notes);
  const stored = isRehearsal
    ? missingPictures(source, addresses, incoming, pictures, notes)
    : await storePictures(database, source, addresses, incoming, pictures, work.fetch, notes);
  const { head, markdown } = withText(
    planned,
    await markdownOf(renderer, text, stored),
    stored,
    notes,
  );
  // Rendered in a rehearsal as well, because only then it is known what does not come.
  const { html, undrawn } = await render(renderer, markdown);
  checkLength(incoming.text, markdown, html);
  for (const part of takenOut(html, renderer.sanitize)) {
    notes.push({ field: "text", says: `${part} is not shown to readers`, isLost: true });
  }
  if (undrawn > 0) {
    const says = `${undrawn} diagrams are drawn when you save it in the admin area`;
    notes.push({ field: "text", says });
  }
  const said = { ...planned, head, redirects: leading };
  for (const line of linesOf(said, notes, pictures.size, comments.length)) print(line);
  const lost = notes.filter(({ isLost }) => isLost).length;
  if (isRehearsal) return { comments: comments.length, lost };
  // First, so that they are not missing where this is stopped; the build skips those that lead nowhere.
  work.redirects.add(leading.map((from) => [from, targetOf(planned)]));
  await asOwner(database.session, async () => {
    await insertText(
      database.session,
      { ...planned, head },
      stored.get(cover ?? ""),
      markdown,
      html,
    );
    await insertComments(database.session, comments);
  });
  return { comments: comments.length, lost };
}

/** What leads to it: its id, as its slug may change, or the path of a page. */
function targetOf(planned: Planned): string {
  return planned.page === undefined ? planned.head.id : placeOf(planned);
}

async function insertText(
  session: Database["session"],
  { head, page }: Planned,
  cover: string | undefined,
  markdown: string,
  html: string,
): Promise<void> {
  if (page === undefined) {
    await insertRow(session, "posts", newPost({ ...head, cover }, markdown, html));
    return;
  }
  const { id, title, description, draft, language, unlisted: noindex } = head;
  const fields = { id, title, path: page, description, draft, language, noindex };
  await insertRow(session, "pages", newPage(fields, markdown, html));
}

/** What has no words comes with its picture as the text, or with its title alone, as a draft. */
function withText(
  { head, incoming }: Planned,
  markdown: string,
  stored: ReadonlyMap<string, string>,
  notes: Note[],
): Pick<Planned, "head"> & { markdown: string } {
  if (markdown !== "" || incoming.text.trim() !== "") return { head, markdown };
  const { cover, coverAlt = "" } = incoming;
  if (cover) {
    notes.push({ field: "text", says: "is empty there, so that the picture is the text" });
    return { head, markdown: `![${coverAlt}](${stored.get(cover) ?? cover})` };
  }
  notes.push({ field: "text", says: "is empty there: a draft comes, with the title in its place" });
  return { head: { ...head, draft: true }, markdown: head.title };
}

function checkLength(written: string, markdown: string, html: string): void {
  if (markdown === "" || html.trim() === "") {
    const what = /<!--/.test(written) ? "but a remark" : "that can be shown";
    throw new StartError(`It has no text ${what}.`);
  }
  for (const [text, most] of [
    [markdown, limits.source_max_length],
    [html, limits.content_max_length],
  ] as const) {
    const length = text.length > most ? Array.from(text).length : 0;
    if (length > most) {
      const says = `${length.toLocaleString("en")} characters, and ${most.toLocaleString("en")} fit: part it in two.`;
      throw new StartError(text === html ? `It has, as HTML, ${says}` : `It has ${says}`);
    }
  }
}

/** The addresses that lead to a post from now on: not those where something is, or that lead elsewhere already. */
function leadingHere({ redirects, isFree }: Work, planned: Planned, notes: Note[]): string[] {
  const lost = (from: string, why: string) =>
    notes.push({ field: "address", says: `${from} ${why}`, isLost: true });
  const id = targetOf(planned);
  return planned.redirects.filter((from) => {
    const target = redirects.targetOf(from);
    if (target !== undefined) {
      if (target !== id) lost(from, `leads to ${target} already`);
      return target === id;
    }
    if (!isFree(from)) lost(from, "is a page or a file of this site, and cannot lead here");
    return isFree(from);
  });
}
