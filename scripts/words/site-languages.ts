import { language } from "../../src/content/language.ts";
import { otherLanguages as chosen } from "../../src/content/other-languages.ts";
import type { Edition } from "../../src/lib/editions.ts";
import { isRightToLeft } from "../../src/lib/text/right-to-left.ts";
import { UserError } from "../lib/user-error.ts";
import { sayIn } from "./say.ts";
import { catalogueOf, versionOf } from "./translate.ts";

const { VITE_LANGUAGE, VITE_OTHER_LANGUAGES, EDITION_LANGUAGE } = process.env;

/** The site's main language. Tests build it in other languages. */
export const mainLanguage = VITE_LANGUAGE ?? language;

/** Its additional languages. Each is built and rendered in a separate process, see scripts/editions. */
export const otherLanguages = (VITE_OTHER_LANGUAGES?.split(",") ?? chosen).filter(
  (other, at, all) => other !== mainLanguage && all.indexOf(other) === at,
);

/** The language that this process builds. */
export const builtLanguage = EDITION_LANGUAGE ?? mainLanguage;

/** The path prefix of pages in a language: empty for the main one, else e.g. `/de`. */
export function prefixOf(code: string): string {
  return code === mainLanguage ? "" : `/${code.toLowerCase()}`;
}

/**
 * The site's editions, the main one first.
 *
 * @returns undefined for a site in one language
 * @throws {UserError} if a language has no catalogue, or is invalid
 */
export async function editionsOfSite(): Promise<Edition[] | undefined> {
  if (otherLanguages.length === 0) return undefined;
  return Promise.all([mainLanguage, ...otherLanguages].map(editionIn));
}

async function editionIn(code: string): Promise<Edition> {
  const say = await sayIn(code);
  const name = nameOf(code);
  const offer = say("This page in {language}", { language: name });
  return { language: code, name, prefix: prefixOf(code), offer };
}

function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  } catch {
    throw new UserError(`“${code}” is not a language (src/content/other-languages.ts).`);
  }
}

/**
 * The constants about languages in the site's code, for Vite's `define`.
 *
 * @param isBuilt false for the development server, which only has the main language
 * @throws {UserError} if a language has no catalogue, or is invalid
 */
export async function siteConstants(isBuilt = true): Promise<Record<string, string>> {
  // First: `Intl` would throw a RangeError for a mistyped one that does not say where it is.
  const catalogue = await catalogueOf(builtLanguage);
  const editions = isBuilt ? await editionsOfSite() : undefined;
  // Emails are in the main language: no other edition uploads its translations to the database, nor does the
  // development server.
  const uploadsTranslations = isBuilt && builtLanguage === mainLanguage;
  return {
    SITE_LANGUAGE: JSON.stringify(builtLanguage),
    "import.meta.env.DIRECTION": isRightToLeft(builtLanguage) ? '"rtl"' : "undefined",
    EDITION_PREFIX: JSON.stringify(prefixOf(builtLanguage)),
    SITE_EDITIONS: JSON.stringify(editions) ?? "undefined",
    "import.meta.env.HAS_EDITIONS": String(editions !== undefined),
    ...(uploadsTranslations && { SITE_WORDS: JSON.stringify(versionOf(catalogue)) }),
  };
}
