import { diffArrays } from "diff";

/** A stretch that both lists have, and then the items that one has where the other has others. */
type Edit = { same: string[]; removed: string[]; added: string[] };

/**
 * Compares two lists.
 *
 * @param most how many items may be removed or added: beyond that only what both begin and end with
 * is found, as the cost of finding more grows with the square of it
 * @returns the edits in order, of which the first and the last may have nothing in one of their parts
 */
export function compare(before: string[], after: string[], most: number): Edit[] {
  const changes = diffArrays(before, after, { maxEditLength: most });
  if (!changes) return compareEnds(before, after);
  const edits: Edit[] = [];
  for (const { value, added, removed } of changes) {
    const last = edits.at(-1);
    if (!added && !removed) edits.push({ same: value, removed: [], added: [] });
    else if (!last)
      edits.push({ same: [], removed: added ? [] : value, added: added ? value : [] });
    else (added ? last.added : last.removed).push(...value);
  }
  return edits;
}

/** Finds only what two lists begin and end with. */
function compareEnds(before: string[], after: string[]): Edit[] {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    {
      same: before.slice(0, start),
      removed: before.slice(start, before.length - end),
      added: after.slice(start, after.length - end),
    },
    { same: before.slice(before.length - end), removed: [], added: [] },
  ];
}
