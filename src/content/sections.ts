import type { Section } from "@/paths";

/**
 * The pages that the site does without, e.g. `["music", "pay"]`: "about", "projects", "skills", "services",
 * "resume", "music" and "pay" can go. With a page go its part of the home page and every link to it.
 */
export const switchedOff: readonly Section[] = [];
