import type { attention } from "micromark-core-commonmark";

export type Construct = typeof attention;
export type State = ReturnType<Construct["tokenize"]>;
type Code = Parameters<State>[0];

/** "x", which has no meaning in any construct. */
export const LETTER = 120;

/**
 * Wraps a construct so that it sees some characters as others. It still consumes the original ones.
 *
 * @param start begins a run; the function gets each character in order, and returns what the construct sees
 */
export function disguised(construct: Construct, start: () => (code: Code) => Code): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const disguise = start();
      let current: Code = null;
      let isDone = false;
      const done =
        (next: State): State =>
        () => {
          isDone = true;
          return next(current);
        };
      const reading =
        (state: State): State =>
        (code) => {
          current = code;
          const next = state(disguise(code));
          return isDone || !next ? next : reading(next);
        };
      const consume = () => effects.consume(current);
      const innerEffects = { ...effects, consume };
      return reading(construct.tokenize.call(this, innerEffects, done(ok), done(nok)));
    },
  };
}
