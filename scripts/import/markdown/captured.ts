import { beforeIn, placedAt } from "../kept.ts";

/** A text that Liquid keeps under a name, to print it elsewhere. */
const CAPTURE =
  /\{%-?\s{0,9}capture\s{1,9}["']?([\w-]+)["']?\s{0,9}-?%\}((?:(?!\{%-?\s{0,9}(?:end)?capture\b)[^])*)\{%-?\s{0,9}endcapture\s{0,9}-?%\}(?:[ \t]{0,99}\n)?/g;
/** Tags that decide what is printed. */
const PROGRAM = /\{%-?\s*(?:if|unless|case|for|tablerow|assign|increment|decrement|include\w*)\b/;
const PRINTED =
  /(?<![ \t])([ \t]*)\{\{-?\s{0,9}([\w-]+)((?:\s{0,9}\|\s{0,9}(?:markdownify|strip|strip_newlines))*)\s{0,9}-?\}\}/g;
const MENTION = /\{[{%][^{}]{1,300}[%}]\}/g;

/**
 * Puts what a text captures where it is printed. Texts with conditions, loops, assignments or other includes stay as they
 * are, and those that do more with what they capture. Code has been protected before.
 */
export function withCaptured(text: string): string {
  const captures = [...text.matchAll(CAPTURE)];
  if (captures.length === 0 || PROGRAM.test(text)) return text;
  const texts = new Map(captures.map(([, name = "", captured = ""]) => [name, captured.trim()]));
  const rest = text.replace(CAPTURE, "");
  const isUsed = (part: string) =>
    Array.from(part.matchAll(MENTION)).some(([mention]) =>
      [...texts.keys()].some((name) => mention.includes(name)),
    );
  const isSimple =
    texts.size === captures.length &&
    !/\{%-?\s*(?:end)?capture\b/.test(rest) &&
    ![...texts.values(), rest.replace(PRINTED, "")].some(isUsed);
  if (!isSimple) return text;
  return rest.replace(
    PRINTED,
    (written: string, before: string, name: string, filters: string, at: number) => {
      const captured = texts.get(name);
      if (captured === undefined) return written;
      if (filters.includes("markdownify") && !isInBlock(rest, at)) return `\n\n${captured}\n\n`;
      return before + placedAt(rest, at + before.length, captured);
    },
  );
}

/** Whether a list's item or a quote begins before a place in its line. */
function isInBlock(text: string, at: number): boolean {
  return /^[ \t]*(?:[*+>-]|\d+[.)])/.test(beforeIn(text, at));
}
