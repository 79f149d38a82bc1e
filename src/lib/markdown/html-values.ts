import { htmlText } from "micromark-core-commonmark";
import type { Data } from "unified";
import { disguised, LETTER } from "./disguised.ts";

const [QUOTE, APOSTROPHE, SLASH, LESS_THAN, EQUALS] = [34, 39, 47, 60, 61];

/** In `<img src=/a/b.png>` the value continues after a slash, according to CommonMark, but micromark ends it there. */
export function acceptHtmlValues({ micromarkExtensions = [] }: Data): void {
  const withSlashes = disguised(htmlText, () => {
    let isValue = false;
    let isAfterEquals = false;
    return (code) => {
      const isBlank = code === null || code <= 32;
      if (isBlank) isValue = false;
      else if (isAfterEquals) isValue = code !== QUOTE && code !== APOSTROPHE;
      if (!isBlank) isAfterEquals = code === EQUALS;
      return isValue && code === SLASH ? LETTER : code;
    };
  });
  micromarkExtensions.push({ text: { [LESS_THAN]: withSlashes } });
}
