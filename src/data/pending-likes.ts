import { onDiscard } from "@/lib/drafts/draft-store";

/** Likes whose taps wait for answers, by the id of what is liked. */
const pending = new Map<string, { taps: number; isStored: boolean }>();
// Signing out forgets the requests, too.
onDiscard(() => pending.clear());

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
 * @returns what is stored, to be shown; undefined while a later tap waits, whose wish is shown, and after signing out
 */
export function endTap(id: string, stored: boolean | undefined): boolean | undefined {
  const tapped = pending.get(id);
  if (!tapped) return undefined;
  const { taps, isStored } = tapped;
  const state = stored ?? isStored;
  if (taps > 1) {
    pending.set(id, { taps: taps - 1, isStored: state });
    return undefined;
  }
  pending.delete(id);
  return state;
}
