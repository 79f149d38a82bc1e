import { sentenceOf, UserError } from "../lib/user-error.ts";
import { compare, isPicture, patchOf, requireTaken, summaryOf, type Compared } from "./compare.ts";
import { writeSyncState } from "./sync-state.ts";
import { markSynced, hasPicture, picturesOf, readFolder } from "./folder.ts";
import { itemsOf, type Item } from "./items.ts";
import { isReplaced, linkedIn } from "./push-pictures.ts";
import { writeItem } from "./push-items.ts";
import { type Database, type PushContext, type PushOptions } from "./pushing.ts";
import type { Renderer } from "./renderer.ts";
import { readSite } from "./site.ts";

export type PushResult = {
  /** What was sent, or would be; what is refused is a fault. */
  changes: number;
  conflicts: number;
  faults: number;
};

/**
 * Uploads what was changed in a folder to the site, each file separately: one that is rejected does not stop
 * the others. What was changed on both sides is shown, and neither is written.
 *
 * @throws {UserError} if the folder has nothing to push
 */
export async function push(
  database: Database,
  renderer: Renderer,
  directory: string,
  options: PushOptions,
): Promise<PushResult> {
  const site = await readSite(database.session);
  const folder = readFolder(directory);
  if (folder.items.size === 0 && folder.faults.size === 0) {
    throw new UserError(`There is nothing in ${directory}: start with npm run content:pull.`);
  }
  const { print } = options;
  const pictures = picturesOf(folder);
  const context: PushContext = { ...database, folder, site, pictures, renderer, options };
  const fileOf = (key: string) => folder.items.get(key)?.file ?? folder.synced.get(key)?.file;
  const items = itemsOf(site, fileOf, pictures);
  for (const [file, fault] of folder.faults) print(`${file}: ${fault}`);

  const result: PushResult = { changes: 0, conflicts: 0, faults: folder.faults.size };
  // Pictures first: texts may refer to them.
  const compared = compare(folder, items).toSorted(
    (entry, other) => Number(isPicture(other)) - Number(isPicture(entry)),
  );
  requireTaken(options.take ?? [], folder, compared);
  for (const entry of compared) {
    if (entry.local?.kind === "media" && isReplaced(folder, entry.local)) {
      print(
        `${entry.local.file}: was changed here, and stays as it is on the site; replace it there`,
      );
    }
    const action = decideAction(context, entry);
    if (action === "conflict") result.conflicts++;
    if (action !== "write") continue;
    const { file } = entry.local ?? entry.remote;
    try {
      const fault = faultOf(context, entry);
      if (fault) throw new UserError(fault);
      if (options.writes) {
        await writeItem(context, entry);
        writeSyncState(directory, folder.synced);
      }
      result.changes++;
    } catch (error) {
      result.faults++;
      print(`${file}: ${sentenceOf(error)}`);
    }
  }
  if (options.writes) writeSyncState(directory, folder.synced);
  return result;
}

/** Decides what happens to an item on the site, and reports it. */
function decideAction(
  { folder, options }: PushContext,
  entry: Compared,
): "write" | "conflict" | "nothing" {
  const { change, local, remote } = entry;
  const { print, take = [], deletes } = options;
  const { file } = local ?? remote;
  if (change === "same") {
    if (local) markSynced(folder, local);
    return "nothing";
  }
  if (local && remote) {
    const takes = take.includes(file);
    if (change === "changed remotely" && !takes) {
      print(`${file}: newer on the site; npm run content:pull brings it`);
      return "nothing";
    }
    if (change === "changed on both sides" && !takes) {
      print(
        `${file}: changed here and on the site; neither is written.\n${patchOf(local, remote)}`,
      );
      return "conflict";
    }
    print(`${file}: ${summaryOf(remote, local)}`);
    return "write";
  }
  if (local) {
    if (change === "new locally" || take.includes(file)) {
      print(`${file}: ${describeNew(local)}`);
      return "write";
    }
    const isConflict = change === "changed locally, deleted remotely";
    print(
      `${file}: gone from the site${isConflict ? ", and changed here" : ""}. It may be in the bin there; ` +
        "--take <file> stores it again.",
    );
    return isConflict ? "conflict" : "nothing";
  }
  if (change === "deleted locally, changed remotely") {
    print(`${file}: deleted here, and changed on the site; npm run content:pull brings it back`);
    return "conflict";
  }
  if (change !== "deleted locally" || isPicture(entry)) return "nothing";
  if (!deletes) {
    print(`${file}: deleted here, and kept on the site; --delete puts it into the bin`);
    return "nothing";
  }
  // It may have been renamed to a file whose id cannot be read.
  if (folder.faults.size > 0) {
    print(`${file}: deleted here, and kept on the site until every file of the folder can be read`);
    return "nothing";
  }
  print(`${file}: deleted here, so it goes into the bin`);
  return "write";
}

function describeNew(item: Item): string {
  if (item.kind === "posts" || item.kind === "pages") {
    return item.head.id && !item.head.draft ? "new, to be published" : "new, as a draft";
  }
  return item.kind === "projects" ? "new, visible at once" : "new";
}

/** The reason not to push an item, before anything is sent. */
function faultOf(context: PushContext, { local, remote }: Compared): string {
  const { folder, pictures, options } = context;
  const { directory } = folder;
  if (!local) return "";
  if (local.kind === "media") {
    if (!remote && !hasPicture(directory, local.head.file ?? "")) {
      return "The file is not there.";
    }
    return remote?.kind === "media" &&
      (local.head.hash !== remote.head.hash || local.head.path !== remote.head.path)
      ? "“hash” and “path” are the site's. Replace the picture in the admin area."
      : "";
  }
  if (local.kind === "settings") return "";
  if (
    local.kind === "projects" &&
    remote?.kind === "projects" &&
    local.head.date !== remote.head.date
  ) {
    return "“date” is the day on which the project was added, which stays.";
  }
  // A link that the site's version already has was not mistyped here.
  const before = new Set(remote && linkedIn(remote));
  const missing = linkedIn(local).filter(
    (name) => !before.has(name) && !pictures.pathOf.has(name) && !hasPicture(directory, name),
  );
  if (missing.length === 0) return "";
  const message = `There is no picture media/${missing.join(", media/")}`;
  if (!options.isComplete) return `${message}.`;
  options.print(`${local.file}: ${message}, and the text stays as it is`);
  return "";
}
