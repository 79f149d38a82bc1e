import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";

/** The key of a day and the ids of the posts viewed on it. */
const KEY = storageKey("viewed");

/** The ids of the posts that this browser viewed on a day, if that was the last one. */
export function viewedOn(today: string): string[] {
  const [day, ...ids] = storedText(KEY).split(" ");
  return day === today ? ids : [];
}

export function storeViewed(today: string, postId: string): void {
  storeText(KEY, [today, ...viewedOn(today), postId].join(" "));
}

/** Forgets the viewed posts, e.g. when the reader signs out. */
export const clearViewed = () => storeText(KEY, "");
