import fs from "node:fs";
import path from "node:path";
import { LANGUAGES, WRITTEN_IN } from "./translate.ts";

/** The available languages of the interface: English, and each that has a file in src/languages. */
export function interfaceLanguages(folder = LANGUAGES): string[] {
  // A folder that was opened on a Mac has a `.DS_Store`.
  const translated = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && file !== "catalogue.ts")
    .map((file) => path.basename(file, ".ts"));
  return [WRITTEN_IN, ...translated];
}
