import { PAGE_LANGUAGE } from "./text/page-language.ts";

/**
 * What `src/content/` says in several languages, such as `said({ en: "Developer", de: "Entwickler" })`: a text, a list,
 * anything. The build leaves only what is in the language that it builds (scripts/words), so that nobody loads the others.
 *
 * @param texts written out, by language (BCP 47); the first also for languages that are missing
 */
export function said<Value>(texts: Readonly<Record<string, Value>>): Value {
  const [first] = Object.values(texts);
  const value = texts[PAGE_LANGUAGE] ?? first;
  if (value === undefined) throw new Error("Nothing is said in any language.");
  return value;
}
