import { siteLanguage } from "./plugin.ts";
import { catalogueOf } from "./translate.ts";

/** Puts a text of the interface into the site's language; values stand for the names in its braces. */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;

export const inEnglish: Say = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ""));

/**
 * For files that are written beside the pages: they say what components say, too.
 *
 * @returns what the catalogue lacks, or has by a number, it says in English
 */
export async function sayInSiteLanguage(): Promise<Say> {
  const catalogue = await catalogueOf(siteLanguage);
  return (text, values) => {
    const said = catalogue?.[text];
    return inEnglish(typeof said === "string" ? said : text, values);
  };
}
