/** A text by the grammatical number of its `{count}`; the categories are those of `Intl.PluralRules`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** What the interface says in a language, by what it says in English. */
export type Catalogue = Readonly<Record<string, string | Forms>>;

/** What stands in the braces of a text: `"name"` of "Hello {name}". */
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

/** What the compiler says of a translation that leaves a name out, or has another. */
type Misnamed<Text> = { "the English text names": NamesIn<Text> };

/** What it says of a text that `npm run language` has left to be filled in. */
type Untranslated = { "is not translated": never };

/** What it says of a text that the interface does not have. */
type Unknown = { "is no text of": "src/languages/de.ts" };

/**
 * The catalogue that others are compared with: by the English text of a component, what it is in this language. That
 * both have the same names in braces is checked here; that nothing is missing, where the text stands.
 */
export function reference<const All extends object>(
  all: All & { [Text in keyof All]: Translation<Text, All[Text]> },
): All {
  return all;
}

/** Makes the catalogue of another language: it has the texts of the reference, no fewer and no more. */
export function like<Reference>() {
  return <
    const All extends {
      [Text in keyof Reference]: Reference[Text] extends string ? string : Forms;
    },
  >(
    all: All & {
      [Text in keyof All]: Text extends keyof Reference ? Translation<Text, All[Text]> : Unknown;
    },
  ): All => all;
}
