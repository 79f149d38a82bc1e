import { visit } from "unist-util-visit";
import type { MarkdownRoot, Paragraph } from "./trees";

type Inline = Paragraph["children"][number];
type Mark = Extract<Inline, { type: "strong" | "emphasis" | "delete" }>;

/**
 * Joins adjacent bold words, and moves spaces and line breaks at their ends outside: programs split words as they were
 * typed, and in Markdown some letters would become `&#x6F;` there. The same goes for italic and deleted words;
 * adjacent code would merge with the delimiters in it.
 */
export function tidyMarks(tree: MarkdownRoot): void {
  visit(tree, ["paragraph", "heading", "tableCell"], (node, index, parent) => {
    if (node.type !== "paragraph" && node.type !== "heading" && node.type !== "tableCell")
      return undefined;
    node.children = partsOf(tidied(node.children)).words;
    // What only kept others apart, such as a line break between paragraphs.
    if (node.type !== "paragraph" || node.children.length > 0 || !parent || index === undefined)
      return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

function tidied(nodes: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const node of nodes) {
    if (node.type === "link") node.children = tidied(node.children);
    if (!isMark(node)) {
      add(result, node);
      continue;
    }
    const { before, words, after } = partsOf(tidied(node.children));
    for (const one of before) add(result, one);
    node.children = words;
    if (words.length > 0) add(result, node);
    for (const one of after) add(result, one);
  }
  return result;
}

function isMark(node: Inline | undefined): node is Mark {
  return node?.type === "strong" || node?.type === "emphasis" || node?.type === "delete";
}

/** Adds a node to others, or merges its text into the last of them. */
function add(nodes: Inline[], node: Inline): void {
  const last = nodes.at(-1);
  // Code that consisted only of spaces is empty now, and its delimiters alone would begin code that ends
  // somewhere else.
  if (node.type === "inlineCode") node.value ||= " ";
  if (last?.type === "text" && node.type === "text") last.value += node.value;
  else if (last?.type === "inlineCode" && node.type === "inlineCode") last.value += node.value;
  else if (isMark(last) && isMark(node) && last.type === node.type)
    last.children = tidied([...last.children, ...node.children]);
  else nodes.push(node);
}

type Parts = Record<"before" | "words" | "after", Inline[]>;

/** The words, and the spaces and line breaks at both ends. */
function partsOf(nodes: readonly Inline[]): Parts {
  const first = nodes.findIndex(isWord);
  if (first < 0) return { before: [...nodes], words: [], after: [] };
  const last = nodes.findLastIndex(isWord);
  const words = nodes.slice(first, last + 1);
  const before = nodes.slice(0, first);
  const after = nodes.slice(last + 1);
  const [start] = words;
  if (start?.type === "text" && /^\s/.test(start.value)) {
    before.push({ type: "text", value: /^\s+/.exec(start.value)?.[0] ?? "" });
    start.value = start.value.trimStart();
  }
  const end = words.at(-1);
  if (end?.type === "text" && /\s$/.test(end.value)) {
    after.unshift({ type: "text", value: end.value.slice(end.value.trimEnd().length) });
    end.value = end.value.trimEnd();
  }
  return { before, words, after };
}

function isWord(node: Inline): boolean {
  return node.type === "text" ? node.value.trim() !== "" : node.type !== "break";
}
