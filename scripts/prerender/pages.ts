import fs from "node:fs";
import path from "node:path";

const ROOT = '<div id="root"></div>';
const BELOW_ROOT = /(?<=<div id="root"><\/div>)[^]*?(?=\s*<\/body>)/;

/** The shell with elements below its root. */
export function withBelow(shell: string, elements: string): string {
  return shell.replace(BELOW_ROOT, () => elements);
}

export function pageOf(shell: string, head: string, body: string): string {
  return (
    shell
      // Before the styles, because link previews may read only the start of a page.
      .replace(/<title>.*?<\/title>/, () => head)
      .replace(ROOT, () => body)
  );
}

/** @param file its path in the build's directory */
export function writeJson(outDir: string, file: string, content: unknown): void {
  fs.writeFileSync(path.join(outDir, file), JSON.stringify(content));
}

/**
 * Writes a page to the file that static hosts serve for its path: `/blog/some-slug` is
 * `blog/some-slug.html`.
 *
 * @param at percent-encoded path
 */
export function writePage(outDir: string, at: string, html: string): void {
  const file = path.join(outDir, `${at === "/" ? "index" : decodeURIComponent(at)}.html`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, html);
}
