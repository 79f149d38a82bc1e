import fs from "node:fs";
import path from "node:path";
import { placeIn } from "../folder-files.ts";

const ROOT = '<div id="root"></div>';
const BELOW_ROOT = /(?<=<div id="root"><\/div>)[^]*?(?=\s*<\/body>)/;

/** The shell with elements below its root. */
export function withBelow(shell: string, elements: string): string {
  return shell.replace(BELOW_ROOT, () => elements);
}

/**
 * Cloudflare replaces mail addresses in pages by what only its own script can read, and React could
 * not hydrate them. It leaves alone what is between these.
 */
const AS_IT_IS = ["<!--email_off-->", "<!--/email_off-->"] as const;

export function pageOf(shell: string, head: string, body: string): string {
  return (
    shell
      // Before the styles, because link previews may read only the start of a page.
      .replace(/<title>.*?<\/title>/, () => head)
      .replace(ROOT, () => (body.includes("@") ? AS_IT_IS.join(body) : body))
  );
}

/**
 * Writes a page to the file that static hosts serve for its path: `/blog/some-slug` is
 * `blog/some-slug.html`.
 *
 * @param at percent-encoded path
 */
export function writePage(outDir: string, at: string, html: string): void {
  writeFile(outDir, at === "/" ? "/index" : at, ".html", html);
}

/**
 * Writes the file that belongs to a page.
 *
 * @param at percent-encoded path
 * @param suffix what the file's name has besides
 * @throws {StartError} if it would be outside of the site, whatever a row says
 */
export function writeFile(outDir: string, at: string, suffix: string, text: string): void {
  const file = placeIn(outDir, (decodeURIComponent(at) + suffix).replace(/^\//, ""));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
