import { language } from "../../src/content/language.ts";
import { otherLanguages as chosen } from "../../src/content/other-languages.ts";
import type { Edition } from "../../src/lib/editions.ts";
import { isRightToLeft } from "../../src/lib/text/right-to-left.ts";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { sayIn } from "./say.ts";
import { catalogueOf, versionOf } from "./translate.ts";

const { VITE_LANGUAGE, VITE_OTHER_LANGUAGES, EDITION_LANGUAGE } = process.env;

/** What the site's own words are in. Tests build it in other languages. */
export const mainLanguage = VITE_LANGUAGE ?? language;

/** What it is built in besides. Each is built and rendered by a process of its own, see scripts/editions. */
export const otherLanguages = (VITE_OTHER_LANGUAGES?.split(",") ?? chosen).filter(
  (other, at, all) => other !== mainLanguage && all.indexOf(other) === at,
);

/** The language that this process builds. */
export const builtLanguage = EDITION_LANGUAGE ?? mainLanguage;

/** What stands before the paths of pages in a language: nothing in the main one, else e.g. `/de`. */
export function prefixOf(code: string): string {
  return code === mainLanguage ? "" : `/${code.toLowerCase()}`;
}

/**
 * The site in each of its languages, the main one first.
 *
 * @returns undefined for a site in one language
 * @throws {StartError} if a language has no catalogue, or is none
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
    throw new StartError(`«${code}» is no language (src/content/other-languages.ts).`);
  }
}

/**
 * The constants that the code of the site has of its languages, for `define` of Vite.
 *
 * @param isBuilt false for the development server, which has the main language alone
 * @throws {StartError} if a language has no catalogue, or is none
 */
export async function siteConstants(isBuilt = true): Promise<Record<string, string>> {
  // First: to `Intl` a mistyped one is a RangeError without a word of where it stands.
  const catalogue = await catalogueOf(builtLanguage);
  const editions = isBuilt ? await editionsOfSite() : undefined;
  // Emails are in the main language: no other brings its words to the database, nor does the development server.
  const bringsWords = isBuilt && builtLanguage === mainLanguage;
  return {
    SITE_LANGUAGE: JSON.stringify(builtLanguage),
    "import.meta.env.DIRECTION": isRightToLeft(builtLanguage) ? '"rtl"' : "undefined",
    EDITION_PREFIX: JSON.stringify(prefixOf(builtLanguage)),
    SITE_EDITIONS: JSON.stringify(editions) ?? "undefined",
    "import.meta.env.HAS_EDITIONS": String(editions !== undefined),
    ...(bringsWords && { SITE_WORDS: JSON.stringify(versionOf(catalogue)) }),
  };
}
