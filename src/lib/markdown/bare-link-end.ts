import type { attention } from "micromark-core-commonmark";
import { endsBareLink, MAX_HOST_START } from "./bare-links";
import { isUnspaced, characterOf, type Code } from "./characters";

type Construct = typeof attention;
type Tokenize = Construct["tokenize"];
type Context = ThisParameterType<Tokenize>;
type Attempt = Parameters<Parameters<Tokenize>[0]["check"]>[0];
type State = ReturnType<Tokenize>;

/**
 * Ends a bare link early where `endsBareLink` returns true, and lets one without `https://` begin after a word of a
 * script without spaces.
 */
export function endingEarly(construct: Construct): Construct {
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
          const offset = this.now().offset - start;
          let beginsBrackets = false;
          // Tokenizers look ahead and backtrack, so they may see a position more than once.
          if (offset === seen && end === Infinity) {
            const isBracket = isOpeningBracket(code);
            // Looking ahead from each of many brackets would take quadratic time.
            beginsBrackets = isBracket && !wasBracket;
            wasBracket = isBracket;
            seen++;
            if (opening.length < MAX_HOST_START) opening += characterOf(code);
            if (endsBareLink(opening, characterOf(code))) end = offset;
          }
          const step: State = () => {
            current = code;
            const next = state(offset < end ? code : null);
            return isDone || !next ? next : limited(next);
          };
          if (end < Infinity || !beginsBrackets) return step(code);
          const ended: State = () => {
            end = offset;
            return step(code);
          };
          return effects.check(bracketAtEnd(opening), ended, step)(code);
        };
      const inner = withRealCodes(construct, () => current);
      return limited(inner.tokenize.call(context, effects, done(ok), done(nok)));
    },
  };
}

/** The bracket of a remark after the link: "https://example.com/a(예시)" */
function bracketAtEnd(opening: string): Attempt {
  return {
    tokenize(effects, ok, nok) {
      const inside: State = (code) => {
        if (!isOpeningBracket(code))
          return endsBareLink(opening, characterOf(code)) ? ok(code) : nok(code);
        effects.consume(code);
        return inside;
      };
      return inside;
    },
    partial: true,
  };
}

function isOpeningBracket(code: Code): boolean {
  return /[([{]/.test(characterOf(code));
}

/** Makes the construct, and those that it tries, continue with the real code. */
function withRealCodes(construct: Construct, current: () => Code): Construct {
  const real =
    (next: State): State =>
    () =>
      next(current());
  const adapt = (tokenizer: Attempt): Attempt =>
    "tokenize" in tokenizer && typeof tokenizer.tokenize === "function"
      ? withRealCodes({ ...tokenizer, tokenize: tokenizer.tokenize }, current)
      : tokenizer;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { attempt, check } = effects;
      const innerEffects: typeof effects = {
        ...effects,
        attempt: (tokenizer, ...then) => attempt(adapt(tokenizer), ...then),
        check: (tokenizer, ...then) => check(adapt(tokenizer), ...then),
      };
      return construct.tokenize.call(this, innerEffects, real(ok), real(nok));
    },
  };
}
