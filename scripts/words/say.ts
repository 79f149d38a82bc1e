import { catalogueOf } from "./translate.ts";

/** Translates a text of the interface into the site's language, with values for its placeholders. */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;

export const inEnglish: Say = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ""));

/**
 * Translates texts of the interface: files that are written beside the pages use the same texts as components.
 *
 * @returns missing texts, and plurals, stay in English
 * @throws {UserError} if there is no catalogue for the language
 */
export async function sayIn(language: string): Promise<Say> {
  const catalogue = await catalogueOf(language);
  return (text, values) => {
    const translation = catalogue?.[text];
    return inEnglish(typeof translation === "string" ? translation : text, values);
  };
}
