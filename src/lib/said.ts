/** Put in by the build; there is none elsewhere, as in tests and scripts. */
declare const SITE_LANGUAGE: string | undefined;

/**
 * What `src/content/` says in several languages, such as `said({ en: "Developer", de: "Entwickler" })`: a text, a list,
 * anything. The build leaves only what is in the language that it builds (scripts/words), so that nobody loads the others.
 *
 * @param texts written out, by language (BCP 47); the first also for languages that are missing
 */
export function said<Value>(texts: Readonly<Record<string, Value>>): Value {
  const language = typeof SITE_LANGUAGE === "string" ? SITE_LANGUAGE : "en";
  const [first] = Object.values(texts);
  const value = texts[language] ?? first;
  if (value === undefined) throw new Error("Nothing is said in any language.");
  return value;
}
