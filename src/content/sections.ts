import type { Section } from "@/paths";

/**
 * The pages to leave out, e.g. `["music", "pay"]`; `sections` in `src/paths.ts` has all that are possible. This also
 * removes the page's part of the home page and every link to it.
 */
export const switchedOff: readonly Section[] = [];
