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
 * Cloudflare would replace mail addresses by what only a script of its own can read, and React could
 * not hydrate the page.
 */
function withPlainAddresses(body: string): string {
  return body.includes("@") ? `<!--email_off-->${body}<!--/email_off-->` : body;
}

export function pageOf(shell: string, head: string, body: string): string {
  return (
    shell
      // Before the styles, because link previews may read only the start of a page.
      .replace(/<title>.*?<\/title>/, () => head)
      .replace(ROOT, () => withPlainAddresses(body))
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
