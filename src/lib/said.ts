import { PAGE_LANGUAGE } from "./text/page-language.ts";

/** The languages of the texts that `said` has returned. */
const languages = new Map<unknown, string>();

/**
 * A value in `src/content/` that is given in several languages, such as `said({ en: "Developer", de: "Entwickler" })`:
 * a text, a list, or any other value. The build keeps only the value in its own language (scripts/words), so that
 * visitors do not load the others.
 *
 * @param texts literals, by language (BCP 47); the first is also used for missing languages
 */
export function said<Value>(texts: Readonly<Record<string, Value>>): Value {
  const [first = ""] = Object.keys(texts);
  const language = texts[PAGE_LANGUAGE] === undefined ? first : PAGE_LANGUAGE;
  const value = texts[language];
  if (value === undefined) throw new Error("Nothing is said in any language.");
  remember(value, language);
  return value;
}

/**
 * The language of a text that was given in several languages, also within a list or an object; undefined for other
 * texts.
 */
export function textLanguage(text: unknown): string | undefined {
  return languages.get(text);
}

function remember(value: unknown, language: string): void {
  if (typeof value === "string") languages.set(value, language);
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) remember(part, language);
}
