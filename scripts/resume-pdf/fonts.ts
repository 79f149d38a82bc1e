import { Font } from "@react-pdf/renderer";
import { faces, type Face } from "../fonts/faces.ts";

/** For `fontFamily`: the renderer looks a character up in each of them, in this order. */
const named = (...lists: Face[][]) => lists.flat().map(({ family }) => family);

export const families = {
  serif: named(faces.serif, faces.sans, faces.signs),
  sans: named(faces.sans, faces.signs),
  medium: named(faces.medium, faces.signs),
  mono: named(faces.mono, faces.sans, faces.signs),
};

/** Longer words, such as URLs, are broken anywhere; the others only at spaces. */
const LONGEST_WORD = 40;
Font.registerHyphenationCallback(breakLonger(LONGEST_WORD));

/** Breaks words with more characters than this: after a hyphen or slash, else anywhere, without a hyphen. */
export function breakLonger(longest: number): (word: string) => string[] {
  return (word) => {
    if (word.length <= longest) return [word];
    const parts = word
      .split(/(?<=[-/])/)
      .flatMap((part) => (part.length > longest ? Array.from(part) : [part]));
    // An empty part allows a break without a hyphen.
    return parts.flatMap((part) => [part, ""]);
  };
}
