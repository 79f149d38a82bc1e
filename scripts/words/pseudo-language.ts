import type { Catalogue, Forms } from "../../src/languages/catalogue.ts";

/** Stand in for ASCII's letters, in their order. */
const ACCENTED = "áƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýž";
const ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنه";

/**
 * The languages that are none, by CLDR's names for them: one in accented letters, and one from right to left. They
 * show what a layout does in a language that nobody here writes.
 */
const LETTERS: Record<string, string> = { "en-XA": ACCENTED, "ar-XB": ARABIC };

/** The catalogue of a language that is none, whose texts are some 40 % longer; undefined for one that is. */
export function pseudoCatalogue(language: string, texts: Catalogue): Catalogue | undefined {
  const letters = LETTERS[language];
  if (!letters) return undefined;
  const say = (text: string) =>
    text.replace(/\{\w+\}|[a-z]/gi, (found) =>
      found.length > 1 ? found : written(found, letters),
    );
  return Object.fromEntries(
    Object.entries(texts).map(([text, said]): [string, string | Forms] => [
      text,
      typeof said === "string" ? say(text) : { other: say(text) },
    ]),
  );
}

/** A vowel is written twice, so that what is within another text stays so. */
function written(letter: string, letters: string): string {
  const other = letters[letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0)] ?? letter;
  const one = letter === letter.toLowerCase() ? other : other.toUpperCase();
  return /[aeiou]/i.test(letter) ? one + other : one;
}
