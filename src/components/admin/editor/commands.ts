// Commands that change a Markdown text, as pure functions: shared by the editor and the plain text area.

/** A text with its selection; `from` and `to` count UTF-16 units, as the browser does. */
export type Edited = { text: string; from: number; to: number };
/** Returns the changed text with its new selection, or null if the command does not apply. */
export type TextCommand = (edited: Edited) => Edited | null;

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
function trimmedRange(text: string, from: number, to: number): [number, number] {
  const selected = text.slice(from, to);
  if (!selected.trim()) return [from, to];
  return [
    from + selected.length - selected.trimStart().length,
    to - (selected.length - selected.trimEnd().length),
  ];
}

/** Turns the selection into a link, or into a link to a selected URL; the caret moves to what is missing. */
export function link(url = ""): TextCommand {
  return ({ text, from, to }) => {
    const selected = text.slice(from, to);
    const isSelectionUrl = !url && isUrl(selected);
    const label = isSelectionUrl ? "" : selected;
    const target = isSelectionUrl ? selected : url;
    const inserted = `[${label}](${target})`;
    const caret = label ? from + label.length + 3 : from + 1;
    const next = text.slice(0, from) + inserted + text.slice(to);
    if (label && target)
      return { text: next, from: from + inserted.length, to: from + inserted.length };
    return { text: next, from: caret, to: caret };
  };
}

/** True for exactly one web URL or email address. */
export function isUrl(text: string): boolean {
  return /^(https?:\/\/|mailto:)\S+$/.test(text.trim()) && URL.canParse(text.trim());
}

/** Replaces the selection and puts the caret after it. */
export function insert(inserted: string): TextCommand {
  return ({ text, from, to }) => {
    const caret = from + inserted.length;
    return { text: text.slice(0, from) + inserted + text.slice(to), from: caret, to: caret };
  };
}

/** Puts paragraphs in place of the selection, and the caret below them. They stay in a list's item and in a quote. */
export function insertParagraphs(paragraphs: readonly string[]): TextCommand {
  return ({ text, from, to }) => {
    const line = text.slice(lineStart(text, from), from);
    const [marker = ""] = /^(?:[ \t]*>)*[ \t]*(?:[-*+] |\d{1,9}[.)] )?/.exec(line) ?? [];
    const indent = line.trim() && marker.replace(/[^\s>]/g, " ");
    const gap = `\n${indent.trimEnd()}\n${indent}`;
    const before = text.slice(0, from).trimEnd();
    const start = indent && line === marker ? text.slice(0, from) : before && before + gap;
    const rest = text.slice(to).replace(/^[ \t]+/, "");
    const end = rest && !rest.startsWith("\n") ? gap : "\n\n";
    const next = start + paragraphs.join(gap) + end;
    return { text: next + rest.replace(/^\n{0,2}/, ""), from: next.length, to: next.length };
  };
}

/** Where the line of a position starts. */
export function lineStart(text: string, at: number): number {
  return text.slice(0, at).lastIndexOf("\n") + 1;
}

/** The single change that turns one text into another. */
export function changeBetween(
  before: string,
  after: string,
): { from: number; to: number; insert: string } {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let end = 0;
  while (
    end < shortest - from &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
