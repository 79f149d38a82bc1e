import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { cleanPasted } from "./pasted-html";
import { listsInItems, wordLists } from "./pasted-lists";
import { plainMarkdown } from "./plain-markdown";
import { calloutHandlers, quoteCallouts } from "./quoted-callouts";

const reader = unified().use(rehypeParse).freeze();

/** See `markdownFromClipboard`. */
export async function pastedMarkdown(html: string): Promise<string> {
  const tree = reader.parse(html);
  wordLists(tree);
  listsInItems(tree);
  cleanPasted(tree);
  quoteCallouts(tree);
  return (await plainMarkdown(tree, calloutHandlers)).trim();
}
