import { PAGE_LANGUAGE } from "./text/page-language.ts";

/** What was said in one of several languages, with that. */
const languages = new Map<unknown, string>();

/**
 * What `src/content/` says in several languages, such as `said({ en: "Developer", de: "Entwickler" })`: a text, a list,
 * anything. The build leaves only what is in the language that it builds (scripts/words), so that nobody loads the others.
 *
 * @param texts written out, by language (BCP 47); the first also for languages that are missing
 */
export function said<Value>(texts: Readonly<Record<string, Value>>): Value {
  const [first = ""] = Object.keys(texts);
  const language = texts[PAGE_LANGUAGE] === undefined ? first : PAGE_LANGUAGE;
  const value = texts[language];
  if (value === undefined) throw new Error("Nothing is said in any language.");
  remember(value, language);
  return value;
}

/** The language of a text that was said in several, also within a list or an object; of others none. */
export function languageSaid(text: unknown): string | undefined {
  return languages.get(text);
}

function remember(value: unknown, language: string): void {
  if (typeof value === "string") languages.set(value, language);
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) remember(part, language);
}
