// Commands change a Markdown text, as pure functions: shared by the editor and the plain text area.

/** A text with its selection; `from` and `to` count UTF-16 units, as the browser does. */
export type Edited = { text: string; from: number; to: number };
/** Returns the changed text with its new selection, or null if the command does not apply. */
export type TextCommand = (edited: Edited) => Edited | null;

/** Replaces the selection and puts the caret after it. */
export function insert(inserted: string): TextCommand {
  return ({ text, from, to }) => {
    const caret = from + inserted.length;
    return { text: text.slice(0, from) + inserted + text.slice(to), from: caret, to: caret };
  };
}

/**
 * Replaces what was selected before, and leaves what has been typed or moved since then: behind the inserted text, if it
 * was typed at the same place.
 */
export function insertLate(before: Edited, inserted: string): (now: Edited) => Edited {
  return ({ text, from, to }) => {
    const typed = changeBetween(before.text, text);
    const isBehind = typed.from >= before.to;
    const isAhead = typed.to <= before.from && !isBehind;
    const moved = isAhead ? text.length - before.text.length : 0;
    const start = isAhead ? before.from + moved : Math.min(before.from, typed.from);
    // Where the selection has been typed over, it is gone.
    const end = isAhead || isBehind ? before.to + moved : start;
    const shifted = (at: number) =>
      at < start ? at : Math.max(at, end) + inserted.length - (end - start);
    return {
      text: text.slice(0, start) + inserted + text.slice(end),
      from: shifted(from),
      to: shifted(to),
    };
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
