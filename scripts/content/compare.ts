import { createTwoFilesPatch, diffLines } from "diff";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { changedFields, serialize, type Item } from "./items.ts";
import { hashOf, type Folder } from "./folder.ts";

/** What happened to an item since the last sync, "here" in the folder and "there" on the site. */
export type Change =
  | "same"
  | "changed here"
  | "changed there"
  | "changed on both sides"
  | "new here"
  | "new there"
  | "deleted here"
  | "deleted there"
  | "deleted here, changed there"
  | "changed here, deleted there";

export type Compared = { key: string; change: Change } & (
  | { here: Item; there: Item }
  | { here: Item; there?: never }
  | { here?: never; there: Item }
);

/** Compares a folder with the site, item by item. Files with errors are left out. */
export function compare(folder: Folder, site: Map<string, Item>): Compared[] {
  const faulty = new Set(folder.faults.keys());
  const keys = new Set([...site.keys(), ...folder.items.keys()]);
  return [...keys].flatMap((key): Compared[] => {
    const here = folder.items.get(key);
    const there = site.get(key);
    const synced = folder.synced.get(key);
    if (faulty.has(here?.file ?? synced?.file ?? there?.file ?? "")) return [];
    const change = changeOf(synced?.text, here && hashed(here), there && hashed(there));
    if (here && there) return [{ key, change, here, there }];
    if (here) return [{ key, change, here }];
    return there ? [{ key, change, there }] : [];
  });
}

/**
 * @throws {StartError} if `--take` names what neither side has: a mistyped file would be ignored silently
 */
export function requireTaken(
  take: readonly string[],
  { faults }: Folder,
  compared: readonly Compared[],
): void {
  const files = new Set([
    ...faults.keys(),
    ...compared.map(({ here, there }) => (here ?? there).file),
  ]);
  const unknown = take.filter((file) => !files.has(file));
  if (unknown.length === 0) return;
  throw new StartError(
    `Neither the folder nor the site has ${unknown.join(", ")}, which --take names.`,
  );
}

function hashed(item: Item): string {
  return hashOf(serialize(item));
}

function changeOf(
  synced: string | undefined,
  here: string | undefined,
  there: string | undefined,
): Change {
  if (here === there) return "same";
  if (here === undefined) {
    if (synced === undefined) return "new there";
    return synced === there ? "deleted here" : "deleted here, changed there";
  }
  if (there === undefined) {
    if (synced === undefined) return "new here";
    return synced === here ? "deleted there" : "changed here, deleted there";
  }
  if (synced === here) return "changed there";
  return synced === there ? "changed here" : "changed on both sides";
}

/** Both versions as a patch from the site's to the folder's. */
export function patchOf(here: Item, there: Item): string {
  return createTwoFilesPatch("the site", "the folder", serialize(there), serialize(here), "", "", {
    context: 2,
  }).replace(/^=+\n/, "");
}

/** The differences in a few words: "title, tags, text (+3 −1 lines)". */
export function summaryOf(from: Item, to: Item): string {
  const words = changedFields(from, to).map((field) =>
    // Changes to the owner's email addresses must be visible before they are made.
    field.endsWith("_email") ? `${field} (${String(Reflect.get(to.head, field))})` : field,
  );
  if (from.body !== to.body) {
    const count = (side: "added" | "removed") =>
      diffLines(`${from.body}\n`, `${to.body}\n`).reduce(
        (sum, part) => sum + (part[side] ? part.count : 0),
        0,
      );
    words.push(`text (+${count("added")} −${count("removed")} lines)`);
  }
  return words.join(", ");
}
