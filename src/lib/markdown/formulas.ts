// For the types of its tokens.
import "micromark-extension-math";
import type { Processor } from "unified";
import { disguised, LETTER, type Construct, type State } from "./disguised";

const DOLLAR = 36;
const BACKSLASH = 92;

/**
 * Reads formulas as TeX, GitHub and Obsidian do. A formula between two `$$` may begin and end on the same lines as
 * these; remark-math takes what follows the first `$$` for a comment, and everything after it for the formula:
 *
 * ```
 * $$\begin{aligned}
 * a &= b
 * \end{aligned}$$
 * ```
 *
 * Within one, `\$` is a dollar sign.
 */
export function readFormulas(processor: Processor): void {
  const parse = processor.parser;
  if (!parse) return;
  let source = "";
  processor.parser = (text, file) => {
    source = text;
    return parse(text, file);
  };
  for (const { flow, text } of (processor.data().micromarkExtensions ?? []).flat()) {
    if (flow?.[DOLLAR]) flow[DOLLAR] = onLines((start) => endIn(source, start));
    if (text?.[DOLLAR]) text[DOLLAR] = [text[DOLLAR]].flat().map(withDollars);
  }
}

/**
 * The offset of the `$$` that ends the formula beginning at an offset: Infinity for one that ends with the text, null
 * for text that is not a formula on lines of its own.
 */
function endIn(source: string, start: number): number | null {
  const [fence = ""] = /^\$*/.exec(source.slice(start)) ?? [];
  const from = start + fence.length;
  const rest = source.slice(from);
  const isOnlyFence = /^[ \t]*(?:\n|$)/.test(rest);
  for (const { 0: token, index } of rest.matchAll(/\\[^]|\$+|\n[ \t>]*(?=\n)/g)) {
    // A blank line.
    if (token.startsWith("\n") && !isOnlyFence) return null;
    if (!token.startsWith("$") || token.length < fence.length) continue;
    const isOnLaterLine = rest.slice(0, index).includes("\n");
    return isOnLaterLine && /^\$+[ \t]*(?:\n|$)/.test(rest.slice(index)) ? from + index : null;
  }
  return isOnlyFence ? Infinity : null;
}

function onLines(endOf: (start: number) => number | null): Construct {
  return {
    name: "mathFlow",
    concrete: true,
    tokenize(effects, ok, nok) {
      const { parser, interrupt } = this;
      const end = endOf(this.now().offset);
      let size = 0;
      const opening: State = (code) => {
        if (code === DOLLAR) {
          size++;
          effects.consume(code);
          return opening;
        }
        if (size < 2 || end === null) return nok(code);
        effects.exit("mathFlowFenceSequence");
        effects.exit("mathFlowFence");
        return interrupt ? ok(code) : content(code);
      };
      const content: State = (code) => {
        if (code === null) return after(code);
        if (this.now().offset === end) {
          effects.enter("mathFlowFence");
          effects.enter("mathFlowFenceSequence");
          return closing(code);
        }
        if (isLineEnd(code)) return effects.attempt(nextLine, content, after)(code);
        effects.enter("mathFlowValue");
        return value(code);
      };
      const value: State = (code) => {
        if (code === null || isLineEnd(code) || this.now().offset === end) {
          effects.exit("mathFlowValue");
          return content(code);
        }
        effects.consume(code);
        return value;
      };
      /** With the spaces that follow. */
      const closing: State = (code) => {
        if (code !== null && !isLineEnd(code)) {
          effects.consume(code);
          return closing;
        }
        effects.exit("mathFlowFenceSequence");
        effects.exit("mathFlowFence");
        return after(code);
      };
      const after: State = (code) => {
        effects.exit("mathFlow");
        return ok(code);
      };
      /** Unless the line is lazy: outside of the list or quotation that contains the formula. */
      const nextLine: Construct = {
        partial: true,
        tokenize: (line, isWithin, isOutside) => (code) => {
          line.enter("lineEnding");
          line.consume(code);
          line.exit("lineEnding");
          return (first) => (parser.lazy[this.now().line] ? isOutside : isWithin)(first);
        },
      };
      return (code) => {
        effects.enter("mathFlow");
        effects.enter("mathFlowFence");
        effects.enter("mathFlowFenceSequence");
        return opening(code);
      };
    },
  };
}

function isLineEnd(code: number): boolean {
  return code < -2;
}

/** Wraps a construct so that it sees an escaped `$` as a letter. */
function withDollars(construct: Construct): Construct {
  return disguised(construct, () => {
    let isEscaped = false;
    return (code) => {
      const seen = isEscaped && code === DOLLAR ? LETTER : code;
      isEscaped = code === BACKSLASH && !isEscaped;
      return seen;
    };
  });
}
