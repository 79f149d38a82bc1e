import { htmlText } from "micromark-core-commonmark";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import { adaptToScripts } from "./every-script";
import { disguised, LETTER } from "./disguised";
import { acceptHeadingSpaces } from "./heading-spaces";
import { readFormulas } from "./formulas";
import { shortenBareLinks } from "./shorten-bare-links";

const [QUOTE, APOSTROPHE, SLASH, LESS_THAN, EQUALS] = [34, 39, 47, 60, 61];

/**
 * Parses CommonMark with GitHub's tables, task lists, footnotes and bare links, and maths, in every script. A
 * single tilde is literal: "10~20".
 */
export const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(everyScript)
  .use(remarkMath)
  .use(formulas)
  .use(headingSpaces)
  .use(htmlValues)
  .freeze();

function everyScript(this: Processor) {
  adaptToScripts(this.data());
  shortenBareLinks(this.data());
}

function formulas(this: Processor) {
  readFormulas(this);
}

function headingSpaces(this: Processor) {
  acceptHeadingSpaces(this.data());
}

/** In `<img src=/a/b.png>` the value continues after a slash, according to CommonMark, but micromark ends it there. */
function htmlValues(this: Processor) {
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
  this.data().micromarkExtensions?.push({ text: { [LESS_THAN]: withSlashes } });
}
