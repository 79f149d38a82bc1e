import fs from "node:fs";
import path from "node:path";
import { decoded } from "../../src/lib/text/decoded.ts";
import { pathIn } from "../lib/folder-files.ts";
import { fileOf } from "./file-of.ts";

const ROOT = '<div id="root"></div>';
const BELOW_ROOT = /(?<=<div id="root"><\/div>)[^]*?(?=\s*<\/body>)/;

/** The shell with elements below its root. */
export function withBelow(shell: string, elements: string): string {
  return shell.replace(BELOW_ROOT, () => elements);
}

/**
 * Cloudflare would replace email addresses with something that only its own script can decode, and React could
 * not hydrate the page.
 */
function withPlainEmails(body: string): string {
  return body.includes("@") ? `<!--email_off-->${body}<!--/email_off-->` : body;
}

export function pageOf(shell: string, head: string, body: string): string {
  return (
    shell
      // Before the styles, because link previews may read only the start of a page.
      .replace(/<title>.*?<\/title>/, () => head)
      .replace(ROOT, () => withPlainEmails(body))
  );
}

/**
 * The file that static hosts serve for a page's path: `/blog/some-slug` is `blog/some-slug.html`, and a path with a
 * trailing slash is the index of its folder.
 *
 * @param at percent-encoded path
 */
export function pageFile(at: string): string {
  return at.endsWith("/") ? `${fileOf(decoded(at))}index.html` : fileOf(`${decoded(at)}.html`);
}

/**
 * Writes a page to its file.
 *
 * @param at percent-encoded path
 */
export function writePage(outDir: string, at: string, html: string): void {
  writeOwn(outDir, pageFile(at), html);
}

/**
 * Writes a file that belongs to a page.
 *
 * @param at percent-encoded path
 * @param suffix appended to the file's name
 * @throws {UserError} if it would be outside of the site, which untrusted rows could cause
 */
export function writeFile(outDir: string, at: string, suffix: string, text: string | Buffer): void {
  writeOwn(outDir, fileOf(decodeURIComponent(at) + suffix), text);
}

/** Writes a file whose name comes from the build, not from content. */
export function writeOwn(outDir: string, name: string, text: string | Buffer): void {
  const file = pathIn(outDir, name.replace(/^\//, ""));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
