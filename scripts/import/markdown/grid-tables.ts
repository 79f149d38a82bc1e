import { FENCE_OR_REST } from "./fence.ts";

/** Code, or a table that is drawn with lines. */
const TABLE = new RegExp(
  String.raw`${FENCE_OR_REST}|^(?<first>\+(?:[-=:]+\+)+)[ \t]*\n(?<rest>(?:[|+].*(?:\n|$))+)`,
  "gm",
);
/** What no cell of a table in Markdown can contain: several paragraphs, lists and other blocks. */
const BLOCKS = /\n[ \t]*\n|^(?:(?:[*+-]|\d+[.)])[ \t]|`{3}|~{3}|[>#])/m;

/** Replaces the tables that Pandoc has beside those of others, whose cells may contain several lines and blocks. */
export function withGridTables(markdown: string): string {
  return markdown.replace(TABLE, (...found) => {
    const { first, rest = "" }: Record<string, string | undefined> = found.at(-1);
    const table = first === undefined ? null : tableOf(first, rest.trimEnd().split("\n"));
    return table === null ? found[0] : `${table}\n`;
  });
}

/** The table that is drawn; null for one with cells across several columns or rows. */
function tableOf(first: string, lines: readonly string[]): string | null {
  const edges = Array.from(first.matchAll(/\+/g), ({ index }) => index);
  const has = (line: string, edge: string) => edges.every((at) => line[at] === edge);
  const isRule = (line: string) =>
    /^\+[-=:+]+\+[ \t]*$/.test(line) &&
    has(line, "+") &&
    line.split("+").length === edges.length + 1;
  if (!isRule(lines.at(-1) ?? "") || !lines.every((line) => isRule(line) || has(line, "|")))
    return null;
  const rows: string[][] = [];
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (!isRule(line)) continue;
    rows.push(cellsOf(lines.slice(start, index), edges));
    start = index + 1;
  }
  const rules = lines.filter(isRule);
  const heads = rules.findIndex((line) => line.includes("=")) + 1;
  const aligned = heads > 0 ? (rules[heads - 1] ?? "") : first;
  const isSimple = heads < 2 && !rows.flat().some((cell) => BLOCKS.test(cell));
  return isSimple ? inMarkdown(rows, heads, aligned) : inHtml(rows, heads);
}

/** The texts of a row between the edges of its columns. */
function cellsOf(lines: readonly string[], edges: readonly number[]): string[] {
  return edges.slice(1).map((end, index) => {
    const parts = lines.map((line) => line.slice((edges[index] ?? 0) + 1, end).trimEnd());
    const indents = parts.filter(Boolean).map((part) => part.length - part.trimStart().length);
    const indent = Math.min(...indents);
    return parts
      .map((part) => part.slice(indent))
      .join("\n")
      .replace(/^\n+|\n+$/g, "");
  });
}

function inMarkdown(rows: string[][], heads: number, aligned: string): string {
  const rule = aligned
    .slice(1, -1)
    .split("+")
    .map((part) => part.replace(/[-=]+/, "---"));
  const head = heads > 0 ? (rows[0] ?? []) : rule.map(() => "");
  return [head, rule, ...rows.slice(heads)].map(rowOf).join("\n");
}

function rowOf(cells: readonly string[]): string {
  const texts = cells.map((cell) =>
    cell
      .replace(/\\\n[ \t]*/g, "<br>")
      .replace(/\s*\n\s*/g, " ")
      .replace(/(?<!\\)\|/g, "\\|"),
  );
  return `| ${texts.join(" | ")} |`;
}

/** Cells between blank lines, in which Markdown is read. */
function inHtml(rows: readonly string[][], heads: number): string {
  const lines = rows.flatMap((cells, index) => {
    const name = index < heads ? "th" : "td";
    return ["<tr>", ...cells.map((cell) => `<${name}>\n\n${cell}\n\n</${name}>`), "</tr>"];
  });
  return ["<table>", ...lines, "</table>"].join("\n");
}
