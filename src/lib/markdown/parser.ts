import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import { adaptToScripts } from "./every-script";
import { acceptHeadingSpaces } from "./heading-spaces";
import { readFormulas } from "./formulas";
import { acceptHtmlValues } from "./html-values";
import { shortenBareLinks } from "./shorten-bare-links";

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

function htmlValues(this: Processor) {
  acceptHtmlValues(this.data());
}
