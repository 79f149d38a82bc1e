import { createElement, Fragment, type ReactNode } from "react";
import type { Forms, NamesIn } from "@/languages/catalogue";
import type { texts } from "@/languages/de";
// With its extension, because Node loads this file for scripts: they use the English texts.
import { PAGE_LANGUAGE } from "./text/page-language.ts";

type Catalogue = typeof texts;
type Counted = {
  [Text in keyof Catalogue]: Catalogue[Text] extends string ? never : Text;
}[keyof Catalogue];
type Known<Text> =
  Text extends Exclude<keyof Catalogue, Counted>
    ? Text
    : { "is missing in": "src/languages/de.ts" };
type Values<Text, Value> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, Value>];

/** A text that depends on a number, in both English forms; `{count}` stands for the number. */
export type CountedText = { one: string; other: Counted };

/**
 * A text of the interface, in the site's language. It is written in English, where it is shown; the build
 * replaces it with the translation from `src/languages/`.
 *
 * @param text a literal, which the catalogues have
 * @param values the values of its placeholders: texts, numbers or elements
 */
export function t<const Text extends string>(
  text: Text & Known<Text>,
  ...values: Values<Text, string | number>
): string;
export function t<const Text extends string>(
  text: Text & Known<Text>,
  ...values: Values<Text, ReactNode>
): ReactNode;
export function t(text: string, values: Record<string, ReactNode> = {}): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : values[part]));
  return parts.every((part) => typeof part === "string" || typeof part === "number")
    ? parts.join("")
    : createElement(Fragment, null, ...parts);
}

/**
 * Translations by English text, for texts from elsewhere, such as the backend.
 *
 * @param texts literals, which the catalogues have; the build puts each beside its translation
 */
export function byEnglish<const Texts extends string[]>(
  ...texts: { [At in keyof Texts]: Texts[At] & Known<Texts[At]> }
): Record<string, string>;
export function byEnglish(...texts: (string | [string, string])[]) {
  const pairs = texts.map((text) => (typeof text === "string" ? [text, text] : text));
  // Without a prototype, since the text looked up may be "constructor".
  return { __proto__: null, ...Object.fromEntries(pairs) };
}

/**
 * A text that depends on a number, in the site's language.
 *
 * @param forms literals; the key in the catalogues is the second
 * @param shown the formatted number, for `{count}`
 */
export function plural(count: number, forms: CountedText, shown = String(count)): string {
  return formFor(count, forms).replace("{count}", () => shown);
}

function formFor(count: number, forms: Forms): string {
  if (ONE_AND_OTHER.test(PAGE_LANGUAGE))
    return (count === 1 ? forms.one : undefined) ?? forms.other;
  rules ??= new Intl.PluralRules(PAGE_LANGUAGE);
  return forms[rules.select(count)] ?? forms.other;
}

/**
 * Languages that use "one" only for 1: for them the first use of `Intl`, which costs a slow phone milliseconds,
 * is avoided.
 */
const ONE_AND_OTHER = /^(?:en|de|nl|sv|da|nb|nn|fi|et|hu|el|tr)(?:-|$)/;
let rules: Intl.PluralRules | undefined;
