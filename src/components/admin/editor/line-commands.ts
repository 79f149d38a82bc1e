import { lineStart, type Edited, type TextCommand } from "./commands";
import { isInCode, quoteOf } from "./fences";

// Commands for whole lines of a Markdown text: headings, lists, quotes, code.

/** Applies `change` to the selected lines; empty ones stay if there are others. */
export function changeLines(change: (lines: string[]) => string[]): TextCommand {
  return (edited) => {
    const { text, from, to } = edited;
    const [start, end] = linesAround(edited);
    const lines = text.slice(start, end).split("\n");
    const changed = change(lines);
    const replacement = changed.join("\n");
    const isCaret = from === to;
    const lengthChange = replacement.length - (end - start);
    // A caret stays next to the character it was at, or at the text's start; a selection extends to whole lines.
    const textStart = start + quoteOf(lines[0] ?? "").length;
    const caret = Math.max(start, Math.max(from, textStart) + lengthChange);
    return {
      text: text.slice(0, start) + replacement + text.slice(end),
      from: isCaret ? caret : start,
      to: isCaret ? caret : start + replacement.length,
    };
  };
}

/** The start and end of the selected lines. A selection that ends at the start of a line does not include that line. */
function linesAround({ text, from, to }: Edited): [start: number, end: number] {
  const last = to > from && text[to - 1] === "\n" ? to - 1 : to;
  const next = text.indexOf("\n", last);
  return [lineStart(text, from), next === -1 ? text.length : next];
}

// A Mac types a no-break space when the Alt key of `#` is still pressed.
const HEADING = /^(#{1,6})[ \t\u00a0]+/;
const MARKER = /^([ \t]*)(?:[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )/;

/** Makes the lines headings of a level, or plain text if all of them already are. */
export function heading(level: number): TextCommand {
  const mark = "#".repeat(level);
  return changeLines((lines) => {
    const isOn = filled(lines).every((line) => HEADING.exec(line)?.[1] === mark);
    return mapFilled(lines, (line) => (isOn ? "" : `${mark} `) + line.replace(HEADING, ""));
  });
}

/** Makes the lines list items, or plain text if all of them already are. */
export function list(kind: "bullet" | "number" | "task"): TextCommand {
  const isItem = {
    bullet: /^[ \t]*[-*+] (?!\[[ xX]\] )/,
    number: /^[ \t]*\d{1,9}[.)] /,
    task: /^[ \t]*[-*+] \[[ xX]\] /,
  }[kind];
  const marks = {
    bullet: () => "- ",
    number: (index: number) => `${index + 1}. `,
    task: () => "- [ ] ",
  };
  return changeLines((lines) => {
    const isOn = filled(lines).every((line) => isItem.test(line));
    return mapFilled(lines, (line, index) => {
      const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
      const rest = line.replace(MARKER, "").trimStart();
      return indent + (isOn ? "" : marks[kind](index)) + rest;
    });
  });
}

/** Makes the lines a quote, or plain text if all of them already are. */
export const quote: TextCommand = changeLines((lines) =>
  lines.every((line) => line.startsWith(">"))
    ? lines.map((line) => line.replace(/^> ?/, ""))
    : lines.map((line) => `> ${line}`.trimEnd()),
);

/** Puts the lines into a code block; the caret moves to where its language is written. */
export const codeBlock: TextCommand = (edited) => {
  const { text } = edited;
  const [start, end] = linesAround(edited);
  const inner = text.slice(start, end);
  const longest = Math.max(2, ...(inner.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const caret = start + fence.length;
  return {
    text: `${text.slice(0, start)}${fence}\n${inner}\n${fence}${text.slice(end)}`,
    from: caret,
    to: caret,
  };
};

/** Nests the selected list items in the item above. Null if the caret is not in a list. */
export const indentItem: TextCommand = (edited) => {
  const item = withoutQuote(lineAt(edited));
  if (!MARKER.test(item)) return null;
  const indent = indentOf(item);
  const above = edited.text.slice(0, linesAround(edited)[0]).split("\n").map(withoutQuote);
  const at = above.findLastIndex((line) => line.trim() && indentOf(line) <= indent);
  const [parent = ""] = indentOf(above[at] ?? "") === indent ? above.slice(at) : [];
  const inParent = widthOf(parent);
  const step = inParent ?? widthOf(item) ?? 0;
  const last = above.slice(at + 1).findLast((line) => indentOf(line) === indent + step) ?? "";
  // A list may interrupt a paragraph only with 1: with another number it would be text of the item above.
  let number = 1 + (NUMBERED.exec(last)?.[3] === NUMBERED.exec(item)?.[3] ? numberOf(last) : 0);
  return changeLines((lines) =>
    mapFilled(lines, (line) => {
      const isNext = inParent !== undefined && NUMBERED.test(line) && indentOf(line) === indent;
      return " ".repeat(step) + (isNext ? line.replace(/\d+/, String(number++)) : line);
    }),
  )(edited);
};

/** The spaces that nest something in an item: the width of its marker, without a task's box. Undefined for other lines. */
function widthOf(line: string): number | undefined {
  return /^[ \t]*((?:[-*+]|\d{1,9}[.)]) )/.exec(line)?.[1]?.length;
}

const numberOf = (line: string) => Number(NUMBERED.exec(line)?.[2] ?? 0);

/** Moves the selected list items to where the item around the first indented one begins. Null if none is indented. */
export const outdentItem: TextCommand = (edited) => {
  const [start, end] = linesAround(edited);
  const selected = edited.text.slice(start, end).split("\n");
  const first = selected.findIndex((line) => MARKER.exec(withoutQuote(line))?.[1]);
  if (first === -1) return null;
  const indent = indentOf(withoutQuote(selected[first] ?? ""));
  const above = edited.text.slice(0, start) + selected.slice(0, first).join("\n");
  const step = indent - indentOf(lineAround(above, indent) ?? "");
  return changeLines((lines) => [
    ...lines.slice(0, first),
    ...mapFilled(lines.slice(first), (text) => text.slice(Math.min(step, indentOf(text)))),
  ])(edited);
};

function lineAt({ text, from }: Edited): string {
  return text.slice(lineStart(text, from)).split("\n", 1)[0] ?? "";
}

/** The last line above that is indented less. */
function lineAround(above: string, indent: number): string | undefined {
  return above
    .split("\n")
    .map(withoutQuote)
    .findLast((line) => line.trim() && indentOf(line) < indent);
}

/** What the next line of a list or a quote begins with as well. */
function markerOf(line: string): string {
  if (RULE.test(withoutQuote(line))) return quoteOf(line);
  return /^[ \t]*(?:> ?)*(?:[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )?/.exec(line)?.[0] ?? "";
}

/** A thematic break, whose first signs look like the marker of an item. */
const RULE = /^[ \t]*([-*])(?:[ \t]+\1){2,}[ \t]*$/;

/**
 * What Enter does in a list or a quote: starts the next item, or in an empty one ends the list; an inner list's
 * becomes an item of the one around it. Null elsewhere, and in a code block.
 */
export const continueList: TextCommand = ({ text, from, to }) => {
  if (from !== to) return null;
  const start = lineStart(text, from);
  const line = text.slice(start, from);
  const marker = markerOf(line);
  if (!/[->*+.)]/.test(marker) || isInCode(text, from)) return null;
  const after = text.slice(from);
  if (line === marker && /^\s*(\n|$)/.test(after)) {
    const outer = marker.includes(">") ? undefined : itemAround(text.slice(0, start), marker);
    if (outer !== undefined) {
      const caret = start + outer.length;
      const rest = renumbered(after, outer);
      return { text: `${text.slice(0, start)}${outer}${rest}`, from: caret, to: caret };
    }
    // Without an empty line, what is typed next would still belong to the last item.
    const gap = /[^\n]\n$/.test(text.slice(0, start)) ? "\n" : "";
    const caret = start + gap.length;
    return { text: text.slice(0, start) + gap + after, from: caret, to: caret };
  }
  const next = nextMarker(marker);
  const caret = from + 1 + next.length;
  const rest = renumbered(after, next);
  return { text: `${text.slice(0, from)}\n${next}${rest}`, from: caret, to: caret };
};

/** The marker of a new item below the one that contains an inner list; undefined if the list is not nested. */
function itemAround(above: string, marker: string): string | undefined {
  const outer = MARKER.exec(lineAround(above, indentOf(marker)) ?? "")?.[0];
  return outer && nextMarker(outer);
}

const indentOf = (line: string) => line.search(/[^ \t]|$/);

function nextMarker(marker: string): string {
  return marker.replace(/\[[xX]\]/, "[ ]").replace(/\d+/, (number) => String(Number(number) + 1));
}

const NUMBERED = /^([ \t>]*)(\d{1,9})([.)]) /;

/** What follows a new item: the next items of its list, if they are numbered in order, move on by one. */
function renumbered(after: string, item: string): string {
  const [, indent = "", first, delimiter] = NUMBERED.exec(item) ?? [];
  if (first === undefined) return after;
  const [line = "", ...lines] = after.split("\n");
  const isInner = (other: string) =>
    other.startsWith(indent) && /^[ \t]/.test(other.slice(indent.length));
  let number = Number(first);
  for (const [index, next] of lines.entries()) {
    const [, beside, found = "", end] = NUMBERED.exec(next) ?? [];
    if (beside === indent) {
      const isWider = String(number + 1).length > found.length;
      const content = isWider ? lines.slice(index + 1).find((other) => other.trim()) : "";
      // What an item contains is indented by the width of its number.
      if (end !== delimiter || Number(found) !== number || isInner(content ?? "")) break;
      number += 1;
      lines[index] = next.replace(/\d+/, String(number));
    } else if (next.trim() && !isInner(next)) break;
  }
  return [line, ...lines].join("\n");
}

const withoutQuote = (line: string) => line.slice(quoteOf(line).length);

/** The lines' texts that are not empty, or all of them. */
function filled(lines: string[]): string[] {
  const texts = lines.map(withoutQuote);
  return texts.some((text) => text.trim()) ? texts.filter((text) => text.trim()) : texts;
}

/** Changes the texts of the non-empty lines, or of the only one. */
function mapFilled(lines: string[], change: (text: string, index: number) => string): string[] {
  let index = 0;
  return lines.map((line) => {
    const text = withoutQuote(line);
    return text.trim() || lines.length === 1 ? quoteOf(line) + change(text, index++) : line;
  });
}
