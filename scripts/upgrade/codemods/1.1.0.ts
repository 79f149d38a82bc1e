import fs from "node:fs";
import path from "node:path";

/** The blogroll of a site that had none: empty, so that nobody recommends the samples. */
const BLOGROLL = `export type BlogrollSite = {
  name: string;
  /** The address of its front page. */
  url: string;
  /** The address of its RSS or Atom feed. */
  feed: string;
  description: string;
};

/** Sites worth following, on a page and as a list that feed readers import. */
export const blogroll: readonly BlogrollSite[] = [];
`;

/** The list of pages to leave out: none, so that the site keeps those it has. */
const SECTIONS = `import type { Section } from "@/paths";

/**
 * The pages that the site does without, e.g. \`["music", "pay"]\`: "about", "projects", "skills", "services",
 * "resume", "music" and "pay" can go. With a page go its part of the home page and every link to it.
 */
export const switchedOff: readonly Section[] = [];
`;

/** Only the samples of the release name it; an upgrade adds them before codemods run. */
const SAMPLE = "https://queues.example.com/";

/** Gives the site the content that version 1.1 reads and 1.0 did not have. */
export function codemod(root: string): void {
  const files = { "blogroll.ts": BLOGROLL, "sections.ts": SECTIONS };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, "src/content", name);
    const isNew = !fs.existsSync(file) || fs.readFileSync(file, "utf8").includes(SAMPLE);
    if (isNew) fs.writeFileSync(file, text);
  }
}
