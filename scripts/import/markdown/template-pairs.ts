import { beforeIn, type Kept } from "../kept.ts";
import { withoutPrefixAt } from "./code.ts";
import { shortened } from "../shortened.ts";
import type { Options } from "./services.ts";
import { aroundText, CODE, optionsOf, missingOptions } from "./tags.ts";

const PAIR =
  /\{%-?\s*(\w[\w-]*)\b((?:[^%{]|%(?!\})|\{(?!%))*?)-?%\}((?:(?!\{%-?\s*\1\b)[^])*?)\{%-?\s*(?:end_?|\/\s*)\1\s*-?%\}/g;
/** With quotation marks escaped where it is within an argument of another. */
const HUGO_PAIR =
  /\{\{[<%]\s*([\w/.-]+)\b((?:\\"[^"\\{}]*\\"|"(?:[^"\\]|\\.)*"|(?!\\"[^"\\{}]*\\")[^"{}]|\{(?!\{[<%])|\}(?!\}))*?)[>%]\}\}((?:(?!\{\{[<%]\s*\1\b)[^])*?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}/g;
const TERA_PAIR =
  /\{%-?\s*(\w+)\(((?:(?!\{%)[^])*?)\)\s*-?%\}((?:(?!\{%-?\s*\w+\()[^])*?)\{%-?\s*end\s*-?%\}/g;

/** The beginning of a shortcode of Hugo's or Zola's. */
const IS_SHORTCODE = /^\{(?:\{|%-?\s*\w+\()/;
/** Tags around a text that is Markdown wherever it is. */
const MARKDOWN = /^(?:md|markdown|markdownify)$/i;
/** An element that may contain paragraphs, and begins in the same line as its content. */
const IN_ELEMENT =
  /<(?:div|section|article|aside|main|header|footer|figure|figcaption|blockquote|details|center|td|th|li|dd)\b[^<>\n]*>[ \t]*$/i;

type FoundPair = [
  written: string,
  name: string,
  options: string,
  inner: string,
  at: number,
  all: string,
];

/** The indent before a tag that begins its line. */
function indentAt(text: string, at: number): string {
  return /^[ \t]*$/.exec(beforeIn(text, at))?.[0] ?? "";
}

/**
 * Replaces the templates around a text, and those within it.
 *
 * @param isLiquid whether there are others than Hugo's
 * @param isSingle whether an opening tag of Hugo's has a replacement of its own, which is left to the caller
 * @param report receives what is not imported
 */
export function withPairs(
  text: string,
  isLiquid: boolean,
  kept: Kept,
  isSingle: (name: string, options: Options) => boolean,
  report: (line: string) => void,
): string {
  const forms = isLiquid ? [HUGO_PAIR, PAIR, TERA_PAIR] : [HUGO_PAIR];
  const converted = (part: string): string =>
    forms.reduce((all, form) => all.replace(form, pair), part);
  return converted(text);

  function pair(...[written, name, rest, inner, at, all]: FoundPair): string {
    const restored = kept.restored(rest);
    const isWithin = /^[^"\\]*\\"/.test(restored);
    const options = optionsOf(isWithin ? restored.replaceAll('\\"', '"') : restored);
    const indent = indentAt(all, at);
    const isCode = CODE.test(name);
    const content = isCode
      ? withoutPrefixAt(all, at, kept.restored(converted(inner)))
      : converted(indent ? inner.replaceAll(`\n${indent}`, "\n") : inner);
    const known = aroundText(name.toLowerCase(), options, content);
    const replacement =
      known ?? (IS_SHORTCODE.test(written) ? ofUnknown(name, rest, options, content) : null);
    if (replacement === null) return written.replace(inner, () => converted(inner));
    for (const option of missingOptions(options, kept.restored(replacement)))
      report(`${option} of ${name} is not imported`);
    if (isCode) return kept.keepBlock(replacement);
    // In a line of HTML, Markdown would be literal.
    if (MARKDOWN.test(name) && IN_ELEMENT.test(all.slice(Math.max(0, at - 500), at)))
      return `\n\n${replacement.trim()}\n\n`;
    const isFollowed = /^[ \t]*\n[ \t]*[^\s<]/.test(all.slice(at + written.length));
    // What follows a block would become a part of it, and a rule would make a heading of it.
    const isBlock =
      replacement.startsWith(">") || (/\S\n/.test(replacement) && /^$|\n$/.test(all.slice(0, at)));
    return replacement.replace(/\n(?=.)/g, `\n${indent}`) + (isFollowed && isBlock ? "\n" : "");
  }

  /** An unknown shortcode is text with something around or before it, an unknown block of Liquid a program. */
  function ofUnknown(name: string, rest: string, options: Options, content: string): string | null {
    if (isSingle(name, options))
      return `{{< ${name}${rest}>}}${/^(?:\s|$)/.test(content) ? "" : " "}${content}`;
    if (content.trim() === "") return null;
    const tag = shortened([name, ...options.positional].join(" "));
    report(`of {{< ${tag} >}}, only the text between its tags is imported`);
    return content;
  }
}
