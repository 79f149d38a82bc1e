import { attention } from "micromark-core-commonmark";
import type { Data } from "unified";
import { endsBareLink, HOST_STARTS_WITHIN } from "./bare-links";

type Construct = typeof attention;
type Tokenize = Construct["tokenize"];
type Context = ThisParameterType<Tokenize>;
type Tried = Parameters<Parameters<Tokenize>[0]["check"]>[0];
type State = ReturnType<Tokenize>;
type Code = Context["previous"];

/**
 * Adapts a parser's Markdown to scripts without spaces between words: emphasis and strikethrough next to
 * punctuation, and bare links that end where the sentence continues.
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
  return isBareLink ? endingInTime(construct) : construct;
}

/**
 * CommonMark asks for a space between a word and a mark with punctuation behind it. Where words have
 * none between them, `**真，**她` is bold all the same. Beside other scripts nothing changes.
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
    isPunctuation(before) || (isBold && isUnspaced(before) && OPENING.test(signOf(after)));
  const isAtEnd =
    isPunctuation(after) || (isBold && isUnspaced(after) && CLOSING.test(signOf(before)));
  return {
    _open: mayOpen && (!isUnderscore || !mayClose || isAtStart),
    _close: mayClose && (!isUnderscore || !mayOpen || isAtEnd),
  };
}

const OPENING = /[“‘〈-】〔-〛（［｛]/u;
const CLOSING = /[”’…、。〈-】〔-〛！），．：；？］｝]/u;

/**
 * Scripts without spaces, and those that attach particles to a word without one: Korean, and all from Armenian at
 * U+0530 to Mongolian, such as Hebrew, Arabic, India's, Thai, Georgian and Ethiopic. A zero-width space means the
 * same, and so does what makes a character an emoji (⚠️).
 */
const UNSPACED =
  /[\ufe00-\ufe1f\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Yi}\p{sc=Hang}\p{sc=Hebr}\p{sc=Arab}\u0530-\u18af\u200b\u3001-\u303f\ufe30-\ufe6f\uff01-\uffef]/u;

/** Half of an emoji or of a rarer Chinese character: its first half, or the second of any. */
const HALF = /[\ud83c-\ud83e\ud840-\ud8bf]|[\udc00-\udfff]/;

/** Whether a character belongs to a script in which punctuation follows words without a space. */
export function isUnspaced(code: Code): boolean {
  const sign = signOf(code);
  return UNSPACED.test(sign) || HALF.test(sign);
}

function isSpace(code: Code): boolean {
  return /^$|[\s\p{Z}]/u.test(signOf(code));
}

function isPunctuation(code: Code): boolean {
  return /[\p{P}\p{S}]/u.test(signOf(code));
}

function isSpacedPunctuation(code: Code): boolean {
  return isPunctuation(code) && !isUnspaced(code);
}

function isSpacedLetter(code: Code): boolean {
  return !isSpace(code) && !isPunctuation(code) && !isUnspaced(code);
}

/** Empty at the end of a line or of the text, and for a tab. */
function signOf(code: Code): string {
  return code === null || code < 0 ? "" : String.fromCodePoint(code);
}

/**
 * Ends a bare link early if `endsBareLink` says so, and lets one without `https://` begin after a word of a
 * script without spaces.
 */
function endingInTime(construct: Construct): Construct {
  const { previous } = construct;
  return {
    ...construct,
    previous(code) {
      return !previous || previous.call(this, code) || isUnspaced(code);
    },
    tokenize(effects, ok, nok) {
      const context: Context = isUnspaced(this.previous)
        ? Object.assign(Object.create(this), { previous: null })
        : this;
      const start = this.now().offset;
      let opening = "";
      let seen = 0;
      let end = Infinity;
      let isDone = false;
      let wasBracket = false;
      let current: Code = null;
      const done =
        (next: State): State =>
        (code) => {
          isDone = true;
          return next(code);
        };
      const limited =
        (state: State): State =>
        (code) => {
          const place = this.now().offset - start;
          let beginsBrackets = false;
          // Tokenizers look ahead and backtrack: each position is seen once or more.
          if (place === seen && end === Infinity) {
            const isBracket = isOpeningBracket(code);
            // Looking ahead from each bracket of many would take quadratic time.
            beginsBrackets = isBracket && !wasBracket;
            wasBracket = isBracket;
            seen++;
            if (opening.length < HOST_STARTS_WITHIN) opening += signOf(code);
            if (endsBareLink(opening, signOf(code))) end = place;
          }
          const step: State = () => {
            current = code;
            const next = state(place < end ? code : null);
            return isDone || !next ? next : limited(next);
          };
          if (end < Infinity || !beginsBrackets) return step(code);
          const ended: State = () => {
            end = place;
            return step(code);
          };
          return effects.check(bracketAtEnd(opening), ended, step)(code);
        };
      const inner = withRealCodes(construct, () => current);
      return limited(inner.tokenize.call(context, effects, done(ok), done(nok)));
    },
  };
}

/** The bracket of a remark behind the link: "https://example.com/a(예시)" */
function bracketAtEnd(opening: string): Tried {
  return {
    tokenize(effects, ok, nok) {
      const inside: State = (code) => {
        if (!isOpeningBracket(code))
          return endsBareLink(opening, signOf(code)) ? ok(code) : nok(code);
        effects.consume(code);
        return inside;
      };
      return inside;
    },
    partial: true,
  };
}

function isOpeningBracket(code: Code): boolean {
  return /[([{]/.test(signOf(code));
}

/** The construct, and those that it tries, continue with the real code. */
function withRealCodes(construct: Construct, current: () => Code): Construct {
  const real =
    (next: State): State =>
    () =>
      next(current());
  const tried = (which: Tried): Tried =>
    "tokenize" in which && typeof which.tokenize === "function"
      ? withRealCodes({ ...which, tokenize: which.tokenize }, current)
      : which;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { attempt, check } = effects;
      const within: typeof effects = {
        ...effects,
        attempt: (which, ...then) => attempt(tried(which), ...then),
        check: (which, ...then) => check(tried(which), ...then),
      };
      return construct.tokenize.call(this, within, real(ok), real(nok));
    },
  };
}
