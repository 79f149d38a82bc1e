import { visit } from "unist-util-visit";
import type { InlineMath, MarkdownRoot } from "./trees";

/** Each round finds one more price in every paragraph. Any further prices of a paragraph stay unrecognised. */
const MAX_ROUNDS = 20;

/**
 * Parses Markdown in which `$` is also a currency, or begins a variable: "from $5 to $10" contains no formula. As in
 * Pandoc, the opening `$` must not be followed by a space, and the closing one neither preceded by
 * a space nor followed by a digit, nor by a brace, as in `${a}-${b}`. A `$` in code is neither.
 *
 * @param source Markdown
 * @param parse the parser; it takes any two single `$` in a paragraph for a formula
 * @returns the tree, and the text that it was parsed from, with the currency signs escaped
 */
export function parseWithCurrency(
  source: string,
  parse: (source: string) => MarkdownRoot,
): { tree: MarkdownRoot; source: string } {
  let text = source;
  let tree = parse(text);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const starts = startsOfCurrency(tree, text);
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

/**
 * The offset of the first price in each paragraph. Later ones may be parsed differently after it is
 * escaped.
 */
function startsOfCurrency(tree: MarkdownRoot, source: string): number[] {
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

/** "5$, 10$", "5$-10$", "5$から10$" */
const AMOUNT = /^\d\$(?:[,;:!?)/،、，；：）]|\.(?!\d)|(?!\.)[^\\^_=+*a-zα-ω\ud835]*\d\$$)/i;
/** "$PATH:$HOME", `"$a" and "$b"`, "$PATH和$HOME" */
const VARIABLE =
  /(?:(?<!\\)["([{:/=><,.;&@#\u0530-\u1fff\u3001-\ud7ff\uf900-\uffef]|\s')\$[a-z_{]$/i;

function isPrice({ position }: InlineMath, source: string): boolean {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined || source.startsWith("$$", start)) return false;
  const formula = source.slice(start, end);
  if (!/^\$\S([^]*\S)?\$$/.test(formula) || /[\d{]/.test(source.charAt(end))) return true;
  if (AMOUNT.test(source.slice(Math.max(0, start - 1), end))) return true;
  if (VARIABLE.test(source.slice(end - 3, end + 1))) return true;
  // Code that begins within a formula and ends after it is code: "$5, then `$HOME`".
  const beginsCode = formula.split(/`+/).length % 2 === 0;
  return beginsCode && /^(?:[^`\n]|\n(?!\s*\n))*`/.test(source.slice(end));
}

function escapedAt(text: string, offsets: number[]): string {
  return offsets
    .toSorted((a, b) => b - a)
    .reduce((result, at) => `${result.slice(0, at)}\\${result.slice(at)}`, text);
}
