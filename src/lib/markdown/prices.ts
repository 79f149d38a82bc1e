import { visit } from "unist-util-visit";
import type { InlineMath, MarkdownRoot } from "./trees";

/** Each round finds one more sum in every paragraph; who writes more has the rest as plain text. */
const MOST_ROUNDS = 20;

/**
 * Parses a text in which `$` is also a currency: «from $5 to $10» holds no formula. As in Pandoc, the
 * opening sign is followed by no space, the closing one follows no space and is followed by no
 * digit.
 *
 * @param source Markdown
 * @param parse what parses it; takes any two single signs in a paragraph for a formula
 * @returns the tree, and the text that it was made of: signs of currencies are escaped there
 */
export function parseWithPrices(
  source: string,
  parse: (source: string) => MarkdownRoot,
): { tree: MarkdownRoot; source: string } {
  let text = source;
  let tree = parse(text);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const starts = startsOfPrices(tree, text);
    if (starts.length === 0) break;
    text = escapedAt(text, starts);
    tree = parse(text);
  }
  visit(tree, "inlineMath", (node, index, parent) => {
    if (!parent || index === undefined || !isPrice(node, text)) return;
    parent.children[index] = { type: "text", value: `$${node.value}$` };
  });
  return { tree, source: text };
}

/** Where the first sum of each paragraph stands. Those behind it may be read otherwise then. */
function startsOfPrices(tree: MarkdownRoot, source: string): number[] {
  const starts: number[] = [];
  visit(tree, (node) => {
    if (!("children" in node)) return;
    const first = node.children.find(
      (child) => child.type === "inlineMath" && isPrice(child, source),
    );
    if (first?.position?.start.offset !== undefined) starts.push(first.position.start.offset);
  });
  return starts;
}

function isPrice({ position }: InlineMath, source: string): boolean {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined || source.startsWith("$$", start)) return false;
  return !/^\$\S([^]*\S)?\$$/.test(source.slice(start, end)) || /\d/.test(source.charAt(end));
}

function escapedAt(text: string, places: number[]): string {
  return places
    .toSorted((a, b) => b - a)
    .reduce((result, at) => `${result.slice(0, at)}\\${result.slice(at)}`, text);
}
