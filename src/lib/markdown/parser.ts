import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { shortenBareLinks } from "./bare-links";
import { everyScript } from "./every-script";

/**
 * Parses CommonMark with GitHub's tables, task lists, footnotes and bare links, and maths, in every
 * script. One tilde is a tilde: «10~20».
 */
export const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(everyScript)
  .use(shortenBareLinks)
  .use(remarkMath)
  .freeze();
