/** Comment delimiters in programming languages. */
const OPEN = String.raw`(?:\{?/\*|//|<!--|--|[#;%])[ \t]*`;
const CLOSE = String.raw`[ \t]*(?:\*/\}?|-->)?[ \t]*`;
/** VitePress' and Shiki's, after what it marks or above several lines, and Gatsby's. */
const AT_END = new RegExp(
  `${OPEN}(?:\\[!code ([a-z]+|\\+\\+|--)(?::(\\d+))?\\]|(highlight)-line)${CLOSE}$`,
);
/** Docusaurus' and Gatsby's, on a separate line. */
const OWN_LINE = new RegExp(
  `^[ \\t]*${OPEN}highlight-(next-line|start|end|range\\{([\\d,-]+)\\})${CLOSE}$`,
);
const KINDS: Record<string, string> = { "++": "ins=", "--": "del=" };

/**
 * Code without the comments that mark its lines, which readers did not see.
 *
 * @returns the code, and the equivalent info for its fence
 */
export function withoutMarks(code: string): { code: string; marks: string } {
  if (!/\[!code |highlight-(?:next-line|start|end|line|range)/.test(code))
    return { code, marks: "" };
  const lines: string[] = [];
  const marked: Record<string, number[]> = {};
  const mark = (kind: string, from: number, count = 1) =>
    (marked[KINDS[kind] ?? ""] ??= []).push(...Array.from({ length: count }, (_, at) => from + at));
  let start: number | undefined;
  for (const line of code.split("\n")) {
    const [, directive, range] = OWN_LINE.exec(line) ?? [];
    for (const [, first = "", last = first] of (range ?? "").matchAll(/(\d+)(?:-(\d+))?/g))
      mark("", lines.length + Number(first), Number(last) + 1 - Number(first));
    if (directive === "next-line") mark("", lines.length + 1);
    else if (directive === "start") start = lines.length + 1;
    else if (directive === "end" && start !== undefined) mark("", start, lines.length + 1 - start);
    if (directive) continue;
    const [written, kind = "", count] = AT_END.exec(line) ?? [];
    if (written === undefined) {
      lines.push(line);
      continue;
    }
    const rest = line.slice(0, -written.length).trimEnd();
    const isAbove = rest === "";
    // Marking single words is not supported.
    if (kind !== "word") mark(kind, lines.length + 1, Number(count ?? 1));
    if (!isAbove) lines.push(rest);
  }
  const marks = Object.entries(marked).map(([kind, at]) => ` ${kind}{${at.join(",")}}`);
  return { code: lines.join("\n"), marks: marks.join("") };
}
