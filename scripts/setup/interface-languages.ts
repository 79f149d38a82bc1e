import fs from "node:fs";
import path from "node:path";
import { LANGUAGES, WRITTEN_IN } from "../words/translate.ts";

/** The languages that the site's own words are in: English, and each that has a file in src/languages. */
export function interfaceLanguages(): string[] {
  const translated = fs
    .readdirSync(LANGUAGES)
    .map((file) => path.parse(file).name)
    .filter((name) => name !== "catalogue");
  return [WRITTEN_IN, ...translated];
}
