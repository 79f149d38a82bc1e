import { inEnglish, type Say } from "./in-english.ts";
import { catalogueOf } from "./translate.ts";

/**
 * Says texts of the interface in a language: files that are written beside the pages say what components say, too.
 *
 * @returns what the catalogue lacks, or has by a number, it says in English
 * @throws {StartError} if there is no catalogue of the language
 */
export async function sayIn(language: string): Promise<Say> {
  const catalogue = await catalogueOf(language);
  return (text, values) => {
    const said = catalogue?.[text];
    return inEnglish(typeof said === "string" ? said : text, values);
  };
}
