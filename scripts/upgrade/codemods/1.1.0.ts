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

/** Gives the site the content that version 1.1 reads and 1.0 did not have. */
export function codemod(root: string): void {
  const file = path.join(root, "src/content/blogroll.ts");
  if (!fs.existsSync(file)) fs.writeFileSync(file, BLOGROLL);
}
