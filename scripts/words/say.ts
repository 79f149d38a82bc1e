import { inEnglish, type Say } from "./in-english.ts";
import { builtLanguage } from "./site-languages.ts";
import { catalogueOf } from "./translate.ts";

/**
 * For files that are written beside the pages: they say what components say, too.
 *
 * @returns what the catalogue lacks, or has by a number, it says in English
 */
export async function sayInSiteLanguage(): Promise<Say> {
  const catalogue = await catalogueOf(builtLanguage);
  return (text, values) => {
    const said = catalogue?.[text];
    return inEnglish(typeof said === "string" ? said : text, values);
  };
}
