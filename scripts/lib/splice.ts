export type Edit = { start: number; end: number; text: string };

/** Applies replacements, which must not overlap, to a text; every other character stays as it is. */
export function splice(text: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
