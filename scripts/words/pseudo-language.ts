import type { Catalogue, Forms } from "../../src/languages/catalogue.ts";

/** Stand in for ASCII's letters, in their order. */
const ACCENTED = "áƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýž";
const ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنه";
/** Words of a usual length, to make a text longer by. */
const MORE = "lorem ipsum dolor sit amet consectetur adipiscing elit";

/**
 * The languages that are none, by CLDR's names for them: with longer texts, and from right to left. They show what a
 * layout does in a language that nobody here writes.
 */
const PSEUDO: Record<string, (words: string) => string> = {
  "en-XA": (words) => written(words, ACCENTED),
  "ar-XB": (words) => written(words, ARABIC),
};

/**
 * The catalogue of a language that is none.
 *
 * @param language BCP 47
 * @param texts those of any catalogue
 * @returns undefined for a language
 */
export function pseudoCatalogue(language: string, texts: Catalogue): Catalogue | undefined {
  const say = PSEUDO[language];
  if (!say) return undefined;
  const sayAll = (text: string) => {
    const extra = MORE.repeat(Math.ceil(text.length / MORE.length)).slice(0, text.length * 0.4);
    return `${text} ${extra}`
      .trim()
      .replace(/\{\w+\}|[a-z]+/gi, (words) => (words.startsWith("{") ? words : say(words)));
  };
  return Object.fromEntries(
    Object.entries(texts).map(([text, said]): [string, string | Forms] => [
      text,
      typeof said === "string" ? sayAll(text) : { other: sayAll(text) },
    ]),
  );
}

function written(words: string, letters: string): string {
  return words.replace(/[a-z]/gi, (letter) => {
    const other = letters[letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0)] ?? letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });
}
