import fs from "node:fs";
import path from "node:path";
import { SHELL } from "../prerender/inline.ts";
import { otherLanguages, prefixOf } from "../words/site-languages.ts";

export type EditionBuild = {
  /** Vite's. */
  mode: string;
  /** Where the site's files are on its host. */
  base: string;
  /** Directory of the main edition's unfinished build. */
  outDir: string;
};

/** Where an edition is built, as the main one empties its own directory. */
export function directoryBeside(outDir: string, language: string): string {
  return outDir + prefixOf(language).replace("/", ".");
}

/** Where the pages of an edition are. */
export function directoryOf(outDir: string, language: string): string {
  return path.join(outDir, prefixOf(language));
}

/** What the other editions have that `_headers` has to know: their pages, and its rules for their hashed files. */
export function builtBeside(outDir: string): { html: string; headers: string }[] {
  return otherLanguages.map((language) => {
    const read = (name: string) =>
      fs.readFileSync(path.join(directoryBeside(outDir, language), name), "utf8");
    return { html: read(SHELL), headers: read("_headers") };
  });
}

/**
 * Puts the other editions into the build of the main one: their code and fonts to its own, as files that are named by
 * their content are the same under one name, and the rest into a folder of its own.
 */
export function joinEditions(outDir: string): void {
  for (const language of otherLanguages) {
    const from = directoryBeside(outDir, language);
    fs.rmSync(path.join(from, "_headers"));
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
