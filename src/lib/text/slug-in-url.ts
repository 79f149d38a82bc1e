import { withoutAppended } from "./without-appended.ts";

/**
 * The slug, id or path at the end of a URL, as pages have it. Where the URL was copied or typed, it may have capitals,
 * and something appended.
 *
 * @param segment percent-decoded
 */
export function slugInUrl(segment: string): string {
  return withoutAppended(segment, /^.*[a-z\d]/is).toLowerCase();
}
