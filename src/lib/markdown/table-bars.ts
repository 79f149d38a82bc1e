import { visit } from "unist-util-visit";
import { parser } from "./parser";
import type { MarkdownRoot } from "./trees";

const DELIMITER_ROW = /^[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

const LINKS = /\[[^[\]]*\]\([^()\s]*(?:\s+"[^"]*")?\)/g;
const CODE = /(`+)(?!`)[^]*?[^`]\1(?!`)/;
const FORMULA = /\$\$(?:\\[^]|[^$\\])+\$\$|\$(?![\s$])(?:\\[^]|[^$\\])+(?<!\s)\$(?!\d)/;

/** Code, escaped characters and links, which are not formulas, or a formula. */
const PARTS = new RegExp(
  [CODE, LINKS, /\\[^]/, FORMULA].map(({ source }) => source).join("|"),
  "g",
);

/** A formula with a bar next to its `$`: in `|5$|6$|` it is a cell border. */
const BAR_AT_EDGE = /^\$+\||\|\$+$/;

/**
 * Escapes the bars of formulas in tables, so that `$P(A|B)$` stays in its cell, and those of code, links and kets
 * (`$|0\\rangle$`) in a row that would otherwise have more cells than the table, and so lose some.
 *
 * @param source Markdown
 */
export function escapeBars(source: string): string {
  const lines = source.split("\n");
  if (!lines.some(hasBarWithin) || !lines.some(isDelimiterRow)) return source;
  const blocks = blocksByLine(source);
  for (const [index, line] of lines.entries()) {
    const block = blocks.get(index);
    if (!block || !isDelimiterRow(line)) continue;
    const columns = cellsIn(line);
    const header = lines[index - 1] ?? "";
    if (blocks.get(index - 1) === block && cellsIn(header) !== columns)
      lines[index - 1] = escapedRow(header, columns);
    for (let row = index + 1; blocks.get(row) === block; row++)
      lines[row] = escapedRow(lines[row] ?? "", columns);
  }
  return lines.join("\n");
}

function isDelimiterRow(line: string): boolean {
  return hasBar(line) && DELIMITER_ROW.test(line);
}

/** Whether there may be a bar within a formula, code or a link: otherwise nothing is parsed. */
function hasBarWithin(line: string): boolean {
  const codeParts = line.split(/`+/).slice(0, -1);
  return (
    hasBar(line) &&
    (line.match(LINKS)?.some(hasBar) ||
      line.split("$").slice(1, -1).some(hasBar) ||
      codeParts.some((text, index) => index % 2 === 1 && hasBar(text)))
  );
}

function hasBar(text: string): boolean {
  return text.includes("|");
}

/**
 * The blocks that may be tables, by their lines. A table whose bars are not yet escaped is a paragraph, or with a line
 * below it a heading. The lines of code, HTML and block formulas are in none, and those below a table in another one.
 */
function blocksByLine(source: string): Map<number, object> {
  const found = new Map<number, object>();
  visit(parser.parse(source), ["table", "paragraph", "heading"], (block) => {
    if (!block.position) return;
    const { start, end } = block.position;
    for (let line = start.line; line <= end.line; line++) found.set(line - 1, block);
  });
  return found;
}

function escapedRow(row: string, columns: number): string {
  const sure = withEscapedBars(row, (formula) => !BAR_AT_EDGE.test(formula));
  const likely = cellsIn(sure) > columns ? withEscapedBars(sure, hasEvenBars) : sure;
  return cellsIn(likely) > columns ? withEscapedBars(likely, () => true, "$`[") : likely;
}

function withEscapedBars(
  row: string,
  shouldEscape: (text: string) => boolean,
  delimiters = "$",
): string {
  return row.replace(PARTS, (part) =>
    delimiters.includes(part.charAt(0)) && shouldEscape(part)
      ? part.replace(/\\[^]|\|/g, (one) => (one === "|" ? String.raw`\|` : one))
      : part,
  );
}

function hasEvenBars(formula: string): boolean {
  return barsIn(formula) % 2 === 0;
}

function barsIn(text: string): number {
  return text.replace(/\\[^]/g, "").split("|").length - 1;
}

function cellsIn(row: string): number {
  const borders = row.replace(/^(?:[\s>]|[-*+]\s|\d+[.)]\s)*/, "").trimEnd();
  const inner = borders.replace(/^\|/, "").replace(/(?<!\\)\|$/, "");
  return barsIn(inner) + 1;
}

/** In a cell `\|` is a bar, in formulas as in code: TeX's double bar is `\Vert` there. */
export function unescapeBars() {
  return (tree: MarkdownRoot) =>
    visit(tree, "tableCell", (cell) =>
      visit(cell, "inlineMath", (formula) => {
        formula.value = formula.value.replace(/\\([\\|])/g, (pair, character) =>
          character === "|" ? character : pair,
        );
      }),
    );
}
