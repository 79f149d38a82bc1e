import fs from "node:fs";
import path from "node:path";
import { HEADERS, SHELL } from "../lib/built-files.ts";
import { otherLanguages, prefixOf } from "../words/site-languages.ts";

export type EditionBuild = {
  /** Vite's. */
  mode: string;
  /** The site's path on its host. */
  base: string;
  /** Directory of the main edition's unfinished build. */
  outDir: string;
};

/** The directory where an edition is built, as the main one empties its own. */
export function directoryBeside(outDir: string, language: string): string {
  return outDir + prefixOf(language).replace("/", ".");
}

/** The directory of an edition's pages. */
export function directoryOf(outDir: string, language: string): string {
  return path.join(outDir, prefixOf(language));
}

/** What `_headers` needs from the other editions: their pages, and the rules for their hashed files. */
export function builtBeside(outDir: string): { html: string; headers: string }[] {
  return otherLanguages.map((language) => {
    const read = (name: string) =>
      fs.readFileSync(path.join(directoryBeside(outDir, language), name), "utf8");
    return { html: read(SHELL), headers: read(HEADERS) };
  });
}

/**
 * Merges the other editions into the main build: their code and fonts with its own, as hashed files with the
 * same content have the same name, and the rest into a separate folder.
 */
export function joinEditions(outDir: string): void {
  for (const language of otherLanguages) {
    const from = directoryBeside(outDir, language);
    fs.rmSync(path.join(from, HEADERS));
    move(path.join(from, "assets"), path.join(outDir, "assets"));
    move(from, directoryOf(outDir, language));
  }
}

function move(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from))
    fs.renameSync(path.join(from, name), path.join(to, name));
  fs.rmdirSync(from);
}
