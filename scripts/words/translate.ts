import { hash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Catalogue } from "../../src/languages/catalogue.ts";
import { UserError } from "../lib/user-error.ts";
import { texts as reference } from "../../src/languages/de.ts";
import { splice } from "../lib/splice.ts";
import { pseudoCatalogue } from "./pseudo-language.ts";
import { textsIn } from "./texts-in.ts";
import { root } from "../lib/root.ts";

/** The language of texts in components. It needs no catalogue. */
export const WRITTEN_IN = "en";

export const LANGUAGES = path.join(root, "src/languages");

/**
 * The catalogue of a language.
 *
 * @returns null for English
 * @throws {UserError} if there is none
 */
export async function catalogueOf(language: string): Promise<Catalogue | null> {
  if (language === WRITTEN_IN) return null;
  const pseudo = pseudoCatalogue(language, reference);
  if (pseudo) return pseudo;
  const file = path.join(LANGUAGES, `${language}.ts`);
  if (!fs.existsSync(file)) {
    throw new UserError(
      `The site is set to “${language}” (src/content/), but there is no src/languages/${language}.ts.`,
    );
  }
  const { texts }: { texts: Catalogue } = await import(pathToFileURL(file).href);
  return texts;
}

/** Identifies a version of a catalogue; empty for English. */
export function versionOf(catalogue: Catalogue | null): string {
  if (!catalogue) return "";
  return hash("sha256", JSON.stringify(catalogue)).slice(0, 16);
}

/**
 * Replaces the texts of the interface in a file with their translations.
 *
 * @param catalogue null for English
 * @throws {UserError} if the catalogue lacks one
 */
export function translate(file: string, source: string, catalogue: Catalogue | null): string {
  const edits = textsIn(file, source).flatMap(({ text, hasNumber, isKey, start, end }) => {
    const translation = catalogue ? catalogue[text] : text;
    if (
      translation === undefined ||
      (catalogue && (typeof translation === "object") !== hasNumber)
    ) {
      throw new UserError(`${file}: “${text}” is missing in the site's language.`);
    }
    // In English, plural forms are used as written.
    if (hasNumber && !catalogue) return [];
    return [{ start, end, text: JSON.stringify(isKey ? [text, translation] : translation) }];
  });
  return splice(source, edits);
}
