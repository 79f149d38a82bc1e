import type { FromStorage } from "./build-info.ts";

/** Pictures that are named; the others are counted. */
const NAMED = 3;

export const MEND_PICTURES = "Put another picture in its place, or save its page without it.";

/** Says in a sentence or two which pages still show pictures from the storage, and why. */
export function picturesLeft(left: readonly FromStorage[]): string {
  const named = left
    .slice(0, NAMED)
    .map(({ page, picture, reason }) => `${page} shows ${picture} from the storage: it ${reason}.`);
  const others = left.length - named.length;
  return [...named, ...(others > 0 ? [`So do ${others} more.`] : [])].join(" ");
}
