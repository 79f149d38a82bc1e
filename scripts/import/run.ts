import { setImmediate } from "node:timers/promises";
import { sentenceOf } from "../lib/user-error.ts";
import type { Renderer } from "../content/renderer.ts";
import { shown } from "../lib/terminal.ts";
import { addressesOf } from "./addresses.ts";
import { importPost, redirectsHere, targetOf } from "./import-post.ts";
import type { Database, ImportOptions, Work } from "./options.ts";
import { knownOn, type Known } from "./known.ts";
import { pathHere, planOf, type Planned } from "./plan.ts";
import { progressOf } from "./progress.ts";
import { openRedirects } from "../lib/redirects.ts";
import type { Source } from "./source.ts";
import { joinTranslations } from "./translations.ts";

export type Imported = {
  posts: number;
  known: number;
  comments: number;
  /** The number of texts that cannot be imported. */
  faults: number;
  /** The number of things lost from those that are. */
  lost: number;
};

/** The number of posts between two progress messages. */
const STEP = 100;
/** Bytes of garbage before a collection: without collections, 10,000 texts take more than a gigabyte. */
const GARBAGE_LIMIT = 40_000_000;

/**
 * Stores the posts of another system, each with its comments in one transaction. A post that is on this site
 * already, or in its bin, stays as it is: an interrupted import continues where it stopped.
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
  joinTranslations(plan, known.language);
  const addresses = addressesOf(source, plan, options.isFree);
  const redirects = openRedirects(options.redirectsFile, options.isRehearsal);
  const pathOf = pathsOf(plan, known);
  const work = { ...options, database, renderer, source, addresses, redirects, pathOf };
  const { unreadable = [] } = source;
  const imported: Imported = {
    posts: 0,
    known: 0,
    comments: 0,
    faults: unreadable.length,
    lost: 0,
  };
  const duplicates = source.posts.length - plan.length;
  const duplicateNotes =
    duplicates > 0
      ? [`${duplicates} texts occur more than once: the last of each is imported.`]
      : [];
  for (const note of [
    ...source.notes,
    ...duplicateNotes,
    ...singleAuthorNote(source),
    ...unreadable,
  ])
    print(shown(note));
  const reportProgress = progressOf(plan.length, STEP, "articles", options.progress);
  const collect = collector();

  try {
    for (const [index, planned] of plan.entries()) {
      // A text's garbage is only collected between turns of the event loop.
      await setImmediate();
      collect();
      reportProgress(index);
      if (planned.isHere) {
        imported.known++;
        completeRedirects(work, planned);
        continue;
      }
      try {
        const { comments, lost } = await importPost(work, planned);
        imported.comments += comments;
        imported.lost += lost;
        imported.posts++;
      } catch (error) {
        imported.faults++;
        print(shown(`“${planned.head.title}” is not imported: ${sentenceOf(error)}`));
      }
    }
  } finally {
    redirects.save();
  }
  return imported;
}

/** The paths of the articles that are here, and of those to come, by the targets of redirects. */
function pathsOf(plan: readonly Planned[], known: Known): Work["pathOf"] {
  const paths = new Map([
    // The former slugs follow the current ones.
    ...[...known.slugs].toReversed().map(([slug, id]): [string, string] => [id, `/blog/${slug}`]),
    ...plan.map((planned): [string, string] => [targetOf(planned), pathHere(planned)]),
  ]);
  return (target) => paths.get(target) ?? target;
}

/** Collects garbage, if Node allows it (`--expose-gc`). */
function collector(): () => void {
  let baseline = 0;
  return () => {
    if (!globalThis.gc || process.memoryUsage().heapUsed < baseline + GARBAGE_LIMIT) return;
    globalThis.gc();
    baseline = process.memoryUsage().heapUsed;
  };
}

/** Articles name their author only if there are several. */
function singleAuthorNote({ posts }: Source): string[] {
  const [author, ...others] = new Set(posts.map((post) => post.author).filter(Boolean));
  return author && others.length === 0
    ? [`All are by ${author}: articles name an author where there are several.`]
    : [];
}

/** An interrupted import may not have written the last redirects of its posts. */
function completeRedirects(work: Work, planned: Planned): void {
  const missing = redirectsHere(work, planned, []).filter(
    (from) => work.redirects.targetOf(from) === undefined,
  );
  if (missing.length === 0) return;
  work.print(
    shown(`“${planned.head.title}” is here already; also ${missing.join(", ")} lead to it now.`),
  );
  work.redirects.add(missing.map((from) => [from, targetOf(planned)]));
}
