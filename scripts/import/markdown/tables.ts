import { MARK, type Kept } from "../kept.ts";

const RULE = /^ {0,3}\|?(?=.*[-=])[ \t:|=-]+\|?[ \t]*$/;
/** Between the bodies of kramdown's tables, or above the foot. */
const FURTHER_RULE = /^ {0,3}\|[ \t:|=-]*[-=]{3}[ \t:|=-]*$/;
const ROW = /^ {0,3}\|.*\|[ \t]*$/;
const ANY_MARK = new RegExp(MARK, "gu");

/**
 * Tables that other parsers accept: without a header, with more cells than the header, with bars within code.
 * Code has been protected before.
 */
export function withTables(markdown: string, kept: Kept): string {
  if (!markdown.includes("|")) return markdown;
  return markdown
    .split(/(\n[ \t]*\n)/)
    .map((block) => (block.includes("|") ? withTable(block, kept) : block))
    .join("");
}

function withTable(block: string, kept: Kept): string {
  const [above = "", ...below] = block.split("\n");
  // Kramdown's may have one above the head.
  const isRuled = above.includes("|") && RULE.test(above) && RULE.test(below[1] ?? "");
  const lines = isRuled ? below : [above, ...below];
  const at = lines.findIndex((line) => line.includes("|") && RULE.test(line));
  const isWithoutHead =
    at <= 0 && lines.length > 1 && lines.every((line) => ROW.test(line) || RULE.test(line));
  if (at <= 0 && !isWithoutHead) return block;
  const rows = lines
    .slice(Math.max(at - 1, 0))
    .filter((line, index) => !FURTHER_RULE.test(line) && (isWithoutHead || index !== 1))
    .map((row) => row.replace(ANY_MARK, (mark) => withoutBars(mark, kept)));
  const columns = rows.reduce((count, row) => Math.max(count, cellsIn(row)), 0);
  const [head = "", ...others] = isWithoutHead ? ["|", ...rows] : rows;
  const rule = at < 0 ? "|" : (lines[at] ?? "").replaceAll("=", "-");
  const before = isWithoutHead ? [] : lines.slice(0, at - 1);
  return [...before, padded(head, columns, "   |"), padded(rule, columns, "---|"), ...others].join(
    "\n",
  );
}

/** A bar within code is literal. */
function withoutBars(mark: string, kept: Kept): string {
  const piece = kept.restored(mark);
  return piece.startsWith("`") && piece.includes("|")
    ? kept.keep(piece.replace(/(?<!\\)\|/g, "\\|"))
    : mark;
}

function cellsIn(row: string): number {
  if (row.trim() === "|") return 0;
  return row
    .trim()
    .replace(/^(?:[*+-]|\d+[.)])[ \t]+/, "")
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;
}

function padded(row: string, count: number, cell: string): string {
  const missing = count - cellsIn(row);
  return missing > 0 ? row.trimEnd().replace(/\|?$/, "|") + cell.repeat(missing) : row;
}
