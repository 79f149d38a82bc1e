/** What opens a block of code, also in a list's item, or one of maths. A line may begin with as many marks. */
const FENCE =
  /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}(?=[^`]*$)|~{3,}|\${2,}(?=[^$]*$))(.*)$/;
const QUOTE = /^(?:[ \t]*>[ \t]?)*/;

type Fence = { mark: string; indent: number; depth: number };

/** Reads a text line by line: true for those of a fenced block, which are no Markdown, and for its fences. */
export function codeReader(): (line: string) => boolean {
  let open: Fence | null = null;
  return (line) => {
    const quote = quoteOf(line);
    const depth = quote.split(">").length - 1;
    const [, before = "", mark = "", after = ""] = FENCE.exec(line.slice(quote.length)) ?? [];
    const indent = before.replaceAll("\t", "    ").length;
    // A block in a quote ends with the quote.
    if (open && depth < open.depth) open = null;
    if (!open) {
      open = mark ? { mark, indent, depth } : null;
      return mark !== "";
    }
    const isEnd =
      depth === open.depth &&
      indent <= open.indent + 3 &&
      mark.startsWith(open.mark) &&
      `${before}${after}`.trim() === "";
    if (isEnd) open = null;
    return true;
  };
}

/** True when a position is in a fenced block. */
export function isInCode(text: string, at: number): boolean {
  const lines = text.slice(0, at).split("\n");
  const last = lines.pop() ?? "";
  const isCode = codeReader();
  for (const line of lines) isCode(line);
  return isCode(quoteOf(last));
}

/** The marks of quotes at a line's start: its other marks follow them. */
export function quoteOf(line: string): string {
  return QUOTE.exec(line)?.[0] ?? "";
}
