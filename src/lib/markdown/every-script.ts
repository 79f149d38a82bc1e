import { attention } from "micromark-core-commonmark";
import type { Data } from "unified";
import { endingEarly } from "./bare-link-end";
import {
  isPunctuation,
  isSpace,
  isSpacedLetter,
  isSpacedPunctuation,
  isUnspaced,
  characterOf,
  type Code,
} from "./characters";

type Construct = typeof attention;

/**
 * Adapts a Markdown parser to scripts without spaces between words: emphasis and strikethrough next to punctuation,
 * and bare links that end where the sentence continues.
 *
 * @param data of a parser that already has GitHub's syntax
 */
export function adaptToScripts({ micromarkExtensions = [] }: Data): void {
  for (const { text = {} } of micromarkExtensions.flat())
    for (const code of Object.keys(text)) text[code] = [text[code] ?? []].flat().map(adapted);
  const emphasis = betweenWords(attention);
  micromarkExtensions.push({ text: { 42: emphasis, 95: emphasis } });
}

function adapted(construct: Construct): Construct {
  if (construct.name === "strikethrough") return betweenWords(construct);
  const isBareLink = construct.name === "protocolAutolink" || construct.name === "wwwAutolink";
  return isBareLink ? endingEarly(construct) : construct;
}

/**
 * CommonMark requires a space between a word and a mark with punctuation on its other side. In scripts without spaces,
 * `**真，**她` is bold anyway. In other scripts nothing changes.
 */
function betweenWords(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { previous } = this;
      let marks: ReturnType<typeof effects.exit> | undefined;
      const exit: typeof effects.exit = (type) => (marks = effects.exit(type));
      const decide = (code: Code) => {
        if (marks && [previous, code].some(isUnspaced)) {
          Object.assign(marks, flanking(previous, code, this.sliceSerialize(marks)));
        }
        return ok(code);
      };
      return construct.tokenize.call(this, { ...effects, exit }, decide, nok);
    },
  };
}

function flanking(before: Code, after: Code, marks: string) {
  const isUnderscore = marks.startsWith("_");
  const mayOpen = !isSpace(after) && (!isSpacedPunctuation(after) || !isSpacedLetter(before));
  const mayClose = !isSpace(before) && (!isSpacedPunctuation(before) || !isSpacedLetter(after));
  // Underscores between letters are part of a name; two behind a full-width stop or before such a bracket are not.
  const isBold = marks.length > 1;
  const isAtStart =
    isPunctuation(before) || (isBold && isUnspaced(before) && OPENING.test(characterOf(after)));
  const isAtEnd =
    isPunctuation(after) || (isBold && isUnspaced(after) && CLOSING.test(characterOf(before)));
  return {
    _open: mayOpen && (!isUnderscore || !mayClose || isAtStart),
    _close: mayClose && (!isUnderscore || !mayOpen || isAtEnd),
  };
}

const OPENING = /[“‘〈-】〔-〛（［｛]/u;
const CLOSING = /[”’…、。〈-】〔-〛！），．：；？］｝]/u;
