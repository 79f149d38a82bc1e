import { lineStart, type Edited, type TextCommand } from "./commands";
import { codeReader } from "./fences";

/** Puts marks around the selection, or removes them if they are there. */
export function wrap(before: string, after = before): TextCommand {
  return ({ text, from, to }) => {
    const [start, end] = trimmedRange(text, from, to);
    const inner = text.slice(start, end);
    const isWrapped =
      hasMark(text.slice(0, start), before, "end") && hasMark(text.slice(end), after, "start");
    if (isWrapped) {
      const shift = start - before.length;
      return {
        text: text.slice(0, shift) + inner + text.slice(end + after.length),
        from: shift,
        to: shift + inner.length,
      };
    }
    const marked = before + inner + after;
    const caret = start + before.length;
    return {
      text: text.slice(0, start) + marked + text.slice(end),
      from: caret,
      to: caret + inner.length,
    };
  };
}

/** What precedes a line's text: indentation, marks of quotes, and the mark of a heading or a list's item. */
const BLOCK_MARK =
  /^[ \t]*(?:>[ \t]?)*[ \t]*(?:#{1,6}[ \t\u00a0]+|(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\] )?)?/;

/**
 * A line that marks would break, without what precedes its text: lines of signs such as rules, rows of tables,
 * maths, definitions of links and footnotes, titles of callouts, pictures alone, and HTML.
 */
const NOT_TEXT =
  /^(?:[-*_=|:+ \t]+$|\||\$\$|\[[^\]]+\]:|\[!\w+\]|\[?!\[(?:\\.|[^\]\\])*\]\([^)]*\)(?:\]\([^)]*\))?\s*$|<!--|<\/?[a-z][\w-]*(?:[\s/>]|$))/i;

type Range = [start: number, end: number];

/** The text of a block between the marks `before` and `after`, which are there if it `isMarked`. */
type Span = { inner: Range; before: string; after: string; isMarked: boolean };
type SpanOf = (text: string, block: Range) => Span;

/** Puts a mark such as `**` around the selected text of each block, or removes it where all have it. */
export function mark(sign: string): TextCommand {
  return markBlocks((text, block) => {
    const inner = withoutMarks(text, block, sign);
    return { inner, before: sign, after: sign, isMarked: isMarked(text, inner, sign) };
  });
}

/** Makes the selected text of each block code, or plain text where all of it is. */
export const code: TextCommand = (edited) => markBlocks(codeSpan)(edited);

/** Code is between its backticks, other text between the shortest run of backticks that is not in it. */
function codeSpan(text: string, [start, end]: Range): Span {
  const selected = text.slice(start, end);
  const [, own = "", content = ""] = /^(`+)(?!`)([^]*[^`])\1$/.exec(selected) ?? [];
  if (own && !runsIn(content).has(own)) {
    const pad = /^ (?:`[^]*|[^]*`) $/.test(content) ? " " : "";
    const width = own.length + pad.length;
    const inner: Range = [start + width, end - width];
    return { inner, before: own + pad, after: pad + own, isMarked: true };
  }
  const runs = runsIn(selected);
  const pad = /^`|`$/.test(selected) ? " " : "";
  const [beside = ""] = /`*$/.exec(text.slice(Math.max(0, start - 99), start - pad.length)) ?? [];
  const around = { before: beside + pad, after: pad + beside };
  const isMarked =
    beside !== "" &&
    !runs.has(beside) &&
    text.startsWith(around.before, start - around.before.length) &&
    text.startsWith(around.after, end) &&
    text[end + around.after.length] !== "`";
  if (isMarked) return { inner: [start, end], ...around, isMarked };
  let sign = "`";
  while (runs.has(sign)) sign += "`";
  return { inner: [start, end], before: sign + pad, after: pad + sign, isMarked };
}

const runsIn = (text: string) => new Set<string>(text.match(/`+/g));

/** A mark does not reach beyond its paragraph, and in front of a list's item it would end the list. */
function markBlocks(spanOf: SpanOf): TextCommand {
  return (edited) => {
    const { text, from, to } = edited;
    const blocks = blocksIn(edited);
    if (blocks.length === 0 && isWithinLine(edited)) blocks.push(trimmedRange(text, from, to));
    const spans = blocks.map((block) => spanOf(text, block));
    const [first] = spans;
    if (!first) return edited;
    const isOn = spans.every((span) => span.isMarked);
    // Several blocks stay selected with their marks, so that the same command removes these.
    const isInside = !isOn && spans.length === 1;
    const start = first.inner[0] - (first.isMarked ? first.before.length : 0);
    let changed = "";
    let at = 0;
    for (const { inner, before, after, isMarked: isThere } of spans) {
      const plain = unmarked(text.slice(...inner), before);
      changed += text.slice(at, inner[0] - (isThere ? before.length : 0));
      changed += isOn ? plain : before + plain + after;
      at = inner[1] + (isThere ? after.length : 0);
    }
    return {
      text: changed + text.slice(at),
      from: start + (isInside ? first.before.length : 0),
      to: changed.length - (isInside ? first.after.length : 0),
    };
  };
}

/** The selected text, by its blocks: paragraphs, headings, items, and lines of quotes. */
function blocksIn({ text, from, to }: Edited): Range[] {
  const blocks: Range[] = [];
  const isCode = codeReader();
  let isOpen = false;
  for (let start = 0; start < to;) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end);
    const marker = BLOCK_MARK.exec(line)?.[0] ?? "";
    const [begin, stop] = [Math.max(from, start + marker.length), Math.min(to, end)];
    const isMarkdown = !isCode(line) && !NOT_TEXT.test(line.slice(marker.length));
    const isText = isMarkdown && begin < stop && text.slice(begin, stop).trim() !== "";
    if (isText) {
      const block = trimmedRange(text, begin, stop);
      const paragraph = isOpen && !marker.trim() ? blocks.at(-1) : undefined;
      if (paragraph) paragraph[1] = block[1];
      else blocks.push(block);
    }
    isOpen = isText && !marker.includes("#");
    start = end + 1;
  }
  return blocks;
}

/** True for a caret, and for a part of a line, such as a table's cell. */
function isWithinLine({ text, from, to }: Edited): boolean {
  return from === to || (from > lineStart(text, from) && !text.slice(from, to).includes("\n"));
}

/** A block without the marks that are selected with it. */
function withoutMarks(text: string, [start, end]: Range, sign: string): Range {
  const inner: Range = [start + sign.length, end - sign.length];
  const isOne = inner[0] < inner[1] && !text.slice(...inner).includes(sign);
  return isOne && isMarked(text, inner, sign) ? inner : [start, end];
}

/** A text whose parts are not marked by themselves: their marks would end those around it. */
function unmarked(text: string, sign: string): string {
  if (!sign.startsWith("*")) return text;
  let count = 0;
  // Stars in code, after a backslash, and between spaces are text.
  const plain = text.replace(/`+[^`]*`+|\\.|\s\*+(?=\s)|\*+/g, (found) => {
    if (!found.startsWith("*") || !hasMark(found, sign, "start")) return found;
    count += 1;
    return found.slice(sign.length);
  });
  return count % 2 === 0 ? plain : text;
}

function isMarked(text: string, [start, end]: Range, sign: string): boolean {
  // The longest run that counts, and one more.
  const before = text.slice(Math.max(0, start - 4), start);
  return hasMark(before, sign, "end") && hasMark(text.slice(end, end + 4), sign, "start");
}

/** True if a mark is at the border; the stars of bold text are not those of italic text. */
function hasMark(beside: string, mark: string, border: "start" | "end"): boolean {
  const at = border === "end" ? beside.endsWith(mark) : beside.startsWith(mark);
  if (!at || !/^(\*|_|`)+$/.test(mark)) return at;
  const run =
    border === "end"
      ? (/(\*+|_+|`+)$/.exec(beside)?.[0] ?? "")
      : (/^(\*+|_+|`+)/.exec(beside)?.[0] ?? "");
  return run.length === mark.length || run.length === 3;
}

/** A selection without the spaces at its ends: marks next to a space would be plain text. */
function trimmedRange(text: string, from: number, to: number): Range {
  const selected = text.slice(from, to);
  if (!selected.trim()) return [from, to];
  return [
    from + selected.length - selected.trimStart().length,
    to - (selected.length - selected.trimEnd().length),
  ];
}
