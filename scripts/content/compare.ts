import { diffLines } from "diff";
import { UserError } from "../lib/user-error.ts";
import { changedFields, serialize, type Item } from "./items.ts";
import { hashOf, type Folder } from "./folder.ts";
import { patchBetween } from "./patch.ts";

/** What happened to an item since the last sync, locally in the folder and remotely on the site. */
export type Change =
  | "same"
  | "changed locally"
  | "changed remotely"
  | "changed on both sides"
  | "new locally"
  | "new remotely"
  | "deleted locally"
  | "deleted remotely"
  | "deleted locally, changed remotely"
  | "changed locally, deleted remotely";

export type Compared = { key: string; change: Change } & (
  | { local: Item; remote: Item }
  | { local: Item; remote?: never }
  | { local?: never; remote: Item }
);

export function isPicture({ local, remote }: Compared): boolean {
  return (local ?? remote).kind === "media";
}

/** Compares a folder with the site, item by item. Files with errors are left out. */
export function compare(folder: Folder, site: Map<string, Item>): Compared[] {
  const faulty = new Set(folder.faults.keys());
  const keys = new Set([...site.keys(), ...folder.items.keys()]);
  return [...keys].flatMap((key): Compared[] => {
    const local = folder.items.get(key);
    const remote = site.get(key);
    const synced = folder.synced.get(key);
    if (faulty.has(local?.file ?? synced?.file ?? remote?.file ?? "")) return [];
    const change = changeOf(synced?.text, local && hashed(local), remote && hashed(remote));
    if (local && remote) return [{ key, change, local, remote }];
    if (local) return [{ key, change, local }];
    return remote ? [{ key, change, remote }] : [];
  });
}

/**
 * @throws {UserError} if `--take` names what neither side has: a mistyped file would be ignored silently
 */
export function requireTaken(
  take: readonly string[],
  { faults }: Folder,
  compared: readonly Compared[],
): void {
  const files = new Set([
    ...faults.keys(),
    ...compared.map(({ local, remote }) => (local ?? remote).file),
  ]);
  const unknown = take.filter((file) => !files.has(file));
  if (unknown.length === 0) return;
  throw new UserError(
    `Neither the folder nor the site has ${unknown.join(", ")}, which --take names.`,
  );
}

function hashed(item: Item): string {
  return hashOf(serialize(item));
}

function changeOf(
  synced: string | undefined,
  local: string | undefined,
  remote: string | undefined,
): Change {
  if (local === remote) return "same";
  if (local === undefined) {
    if (synced === undefined) return "new remotely";
    return synced === remote ? "deleted locally" : "deleted locally, changed remotely";
  }
  if (remote === undefined) {
    if (synced === undefined) return "new locally";
    return synced === local ? "deleted remotely" : "changed locally, deleted remotely";
  }
  if (synced === local) return "changed remotely";
  return synced === remote ? "changed locally" : "changed on both sides";
}

/** Both versions as a patch from the site's to the folder's. */
export function patchOf(local: Item, remote: Item): string {
  return patchBetween(
    { name: "the site", text: serialize(remote) },
    { name: "the folder", text: serialize(local) },
    2,
  );
}

/** The differences in a few words: "title, tags, text (+3 −1 lines)". */
export function summaryOf(from: Item, to: Item): string {
  const parts = changedFields(from, to).map((field) =>
    // Changes to the owner's email addresses must be visible before they are made.
    field.endsWith("_email") ? `${field} (${String(Reflect.get(to.head, field))})` : field,
  );
  if (from.body !== to.body) {
    const count = (side: "added" | "removed") =>
      diffLines(`${from.body}\n`, `${to.body}\n`).reduce(
        (sum, part) => sum + (part[side] ? part.count : 0),
        0,
      );
    parts.push(`text (+${count("added")} −${count("removed")} lines)`);
  }
  return parts.join(", ");
}
