import type { Catalogue, Forms } from "../../src/languages/catalogue.ts";

/** Replacements for ASCII letters, in order. */
const ACCENTED = "áƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýž";
const ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنه";

/**
 * Pseudo-languages, by CLDR's names for them: one in accented letters, and one from right to left. They show
 * the layout in a language that nobody here writes.
 */
const LETTERS: Record<string, string> = { "en-XA": ACCENTED, "ar-XB": ARABIC };

/** The catalogue of a pseudo-language, whose texts are some 40 % longer; undefined for a real language. */
export function pseudoCatalogue(language: string, texts: Catalogue): Catalogue | undefined {
  const letters = LETTERS[language];
  if (!letters) return undefined;
  const disguised = (text: string) =>
    text.replace(/\{\w+\}|[a-z]/gi, (found) =>
      found.length > 1 ? found : replacementFor(found, letters),
    );
  return Object.fromEntries(
    Object.entries(texts).map(([text, translation]): [string, string | Forms] => [
      text,
      typeof translation === "string" ? disguised(text) : { other: disguised(text) },
    ]),
  );
}

/** Vowels are doubled, so that texts contained in others stay so. */
function replacementFor(letter: string, letters: string): string {
  const other = letters[letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0)] ?? letter;
  const one = letter === letter.toLowerCase() ? other : other.toUpperCase();
  return /[aeiou]/i.test(letter) ? one + other : one;
}
