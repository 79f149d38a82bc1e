/** Puts a text of the interface into the site's language; values stand for the names in its braces. */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;

export const inEnglish: Say = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ""));
