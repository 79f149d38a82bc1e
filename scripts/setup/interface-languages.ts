import fs from "node:fs";
import path from "node:path";

const CATALOGUES = path.resolve(import.meta.dirname, "../../src/languages");

/** The languages that the site's own words are in: English, and each that has a file in src/languages. */
export function interfaceLanguages(): string[] {
  const translated = fs
    .readdirSync(CATALOGUES)
    .map((file) => path.parse(file).name)
    .filter((name) => name !== "catalogue");
  return ["en", ...translated];
}
