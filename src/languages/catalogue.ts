/** A text by the grammatical number of its `{count}`; the categories are those of `Intl.PluralRules`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The texts of the interface in a language, by their English texts. */
export type Catalogue = Readonly<Record<string, string | Forms>>;

/** The names in the braces of a text: `"name"` of "Hello {name}". */
export type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A form may leave the number out, as "one comment" does. */
type Translation<Text, Said> = Said extends string
  ? [NamesIn<Text>] extends [NamesIn<Said>]
    ? Known<Text, Said>
    : Misnamed<Text>
  : { [Form in keyof Said]: Known<Text, Said[Form]> };

type Known<Text, Said> = Said extends ""
  ? Untranslated
  : [NamesIn<Said>] extends [NamesIn<Text>]
    ? Said
    : Misnamed<Text>;

/** The compiler's message for a translation that omits a name, or has another one. */
type Misnamed<Text> = { "the English text names": NamesIn<Text> };

/** Its message for a text that `npm run language` has left to be translated. */
type Untranslated = { "is not translated": never };

/** Its message for a text that the interface does not have. */
type Unknown = { "is no text of": "src/languages/de.ts" };

/**
 * The catalogue that others are compared with: by the English text of a component, what it is in this language. The
 * names in braces are compared here; that no text is missing is checked where the text is used.
 */
export function reference<const All extends object>(
  all: All & { [Text in keyof All]: Translation<Text, All[Text]> },
): All {
  return all;
}

/**
 * Creates the catalogue of another language, with exactly the texts of the reference. What is missing must not keep the
 * compiler from inferring the others, or it would complain about those.
 */
export function like<Reference>() {
  return <const All extends Catalogue>(
    all: All & {
      [Text in keyof Reference]: (Reference[Text] extends string ? string : Forms) &
        (Text extends keyof All ? Translation<Text, All[Text]> : unknown);
    } & { [Text in Exclude<keyof All, keyof Reference>]: Unknown },
  ): All => all;
}
