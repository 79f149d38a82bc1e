import { diffArrays } from "diff";

/** Items that both lists share, followed by the items that were removed and added. */
type Edit = { same: string[]; removed: string[]; added: string[] };

/**
 * Compares two lists.
 *
 * @param maxEdits the maximum number of removed or added items, as the cost grows with its square.
 * Above it, only the common start and end are found.
 * @returns the edits in order; parts of the first and the last may be empty
 */
export function compare(before: string[], after: string[], maxEdits: number): Edit[] {
  const changes = diffArrays(before, after, { maxEditLength: maxEdits });
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

/** Finds only the common start and end. */
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
