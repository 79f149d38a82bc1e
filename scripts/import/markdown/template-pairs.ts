import type { Kept } from "../kept.ts";
import { aroundText, optionsOf, unsaid } from "./tags.ts";

const PAIR =
  /\{%-?\s*(\w[\w-]*)\b((?:[^%]|%(?!\}))*?)-?%\}((?:(?!\{%-?\s*\1\b)[^])*?)\{%-?\s*(?:end_?|\/\s*)\1\s*-?%\}/g;
const HUGO_PAIR =
  /\{\{[<%]\s*([\w/.-]+)\b((?:"(?:[^"\\]|\\.)*"|[^"}]|\}(?!\}))*?)[>%]\}\}((?:(?!\{\{[<%]\s*\1\b)[^])*?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}/g;
const TERA_PAIR =
  /\{%-?\s*(\w+)\(([^]*?)\)\s*-?%\}((?:(?!\{%-?\s*\w+\()[^])*?)\{%-?\s*end\s*-?%\}/g;

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
  const before = text.slice(text.lastIndexOf("\n", at) + 1, at);
  return /^[ \t]*$/.test(before) ? before : "";
}

/**
 * Replaces the templates around a text, and those within it.
 *
 * @param isLiquid whether there are others than Hugo's
 * @param say receives what is not imported
 */
export function withPairs(
  text: string,
  isLiquid: boolean,
  kept: Kept,
  say: (line: string) => void,
): string {
  const forms = isLiquid ? [HUGO_PAIR, PAIR, TERA_PAIR] : [HUGO_PAIR];
  const converted = (words: string): string =>
    forms.reduce((all, form) => all.replace(form, pair), words);
  return converted(text);

  function pair(...[written, name, rest, inner, at, all]: FoundPair): string {
    const options = optionsOf(kept.restored(rest));
    const indent = indentAt(all, at);
    const within = converted(indent ? inner.replaceAll(`\n${indent}`, "\n") : inner);
    const made = aroundText(name.toLowerCase(), options, within);
    if (made === null) return written.replace(inner, () => converted(inner));
    for (const said of unsaid(options, kept.restored(made)))
      say(`${said} of ${name} is not imported`);
    const isFollowed = /^[ \t]*\n[ \t]*[^\s<]/.test(all.slice(at + written.length));
    // What follows a block would become a part of it, and a rule would make a heading of it.
    const isBlock = made.startsWith(">") || (/\S\n/.test(made) && /^$|\n$/.test(all.slice(0, at)));
    return made.replace(/\n(?=.)/g, `\n${indent}`) + (isFollowed && isBlock ? "\n" : "");
  }
}
