import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { convert, write } from "./convert";
import { cleanPasted } from "./pasted-html";
import { wordLists } from "./pasted-lists";

const reader = unified().use(rehypeParse).freeze();

/** See `markdownFromClipboard`. */
export async function pastedMarkdown(html: string): Promise<string> {
  const tree = reader.parse(html);
  wordLists(tree);
  cleanPasted(tree);
  return write((await convert(tree)).children).trim();
}
