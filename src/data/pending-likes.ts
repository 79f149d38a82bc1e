/** Likes whose taps wait for answers, by the id of what is liked. */
const pending = new Map<string, { taps: number; isStored: boolean }>();

/**
 * Call for each tap on a like, before its request. A tap asks for the opposite of what is shown, so that the first one
 * tells what is stored.
 */
export function beginTap(id: string, liked: boolean): void {
  const { taps, isStored } = pending.get(id) ?? { taps: 0, isStored: !liked };
  pending.set(id, { taps: taps + 1, isStored });
}

/**
 * Call when a tap's request has succeeded or failed.
 *
 * @param stored what it has stored; undefined if it failed
 * @returns what is stored, to be shown; undefined while a later tap waits, whose wish is shown
 */
export function endTap(id: string, stored: boolean | undefined): boolean | undefined {
  const { taps, isStored } = pending.get(id) ?? { taps: 1, isStored: false };
  const state = stored ?? isStored;
  if (taps > 1) {
    pending.set(id, { taps: taps - 1, isStored: state });
    return undefined;
  }
  pending.delete(id);
  return state;
}
