/**
 * Translates a text of the interface into the site's language, with values for its placeholders.
 */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;

export const inEnglish: Say = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ""));
