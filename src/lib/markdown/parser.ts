import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import { adaptToScripts } from "./every-script";
import { readFormulas } from "./formulas";
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
  .freeze();

function everyScript(this: Processor) {
  adaptToScripts(this.data());
  shortenBareLinks(this.data());
}

function formulas(this: Processor) {
  readFormulas(this);
}
