import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** Parses CommonMark with GitHub's tables, task lists, footnotes and bare links, and maths. */
export const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();
