import type { Section } from "@/paths";

/**
 * The pages to leave out, e.g. `["music", "pay"]`: "about", "projects", "skills", "services", "resume", "music"
 * and "pay" are possible. This also removes the page's part of the home page and every link to it.
 */
export const switchedOff: readonly Section[] = [];
