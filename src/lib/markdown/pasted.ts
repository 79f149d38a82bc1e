import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { convert, write } from "./convert";
import { cellHandlers, flattenTables } from "./pasted-cells";
import { cleanPasted } from "./pasted-html";
import { tidyMarks } from "./pasted-marks";
import { listsInItems, wordLists } from "./pasted-lists";

const reader = unified().use(rehypeParse).freeze();

/** See `markdownFromClipboard`. */
export async function pastedMarkdown(html: string): Promise<string> {
  const tree = reader.parse(html);
  wordLists(tree);
  listsInItems(tree);
  cleanPasted(tree);
  flattenTables(tree);
  const markdown = await convert(tree, cellHandlers);
  tidyMarks(markdown);
  return write(markdown.children).trim();
}
