/**
 * Maps a scroll position of one pane to another, piece by piece between places that belong together.
 *
 * @param top pixels from the top of the first pane
 * @param from places in the first pane, ascending, in pixels; the first is 0, the last its end
 * @param to the same places in the other pane
 */
export function mapScroll(top: number, from: readonly number[], to: readonly number[]): number {
  const next = from.findIndex((place) => place > top);
  if (next === -1) return to.at(-1) ?? 0;
  const [start = 0, end = 0] = [from[next - 1], from[next]];
  const [mappedStart = 0, mappedEnd = 0] = [to[next - 1], to[next]];
  return mappedStart + ((top - start) / (end - start || 1)) * (mappedEnd - mappedStart);
}

/** Offsets of the headings in a Markdown or HTML text; those in code blocks are none. */
export function headingOffsets(text: string): number[] {
  const offsets: number[] = [];
  let fence = "";
  let offset = 0;
  for (const line of text.split("\n")) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = "";
    else if (!fence && (/^ {0,3}#{1,6}[ \t]/.test(line) || /<h[1-6][\s>]/i.test(line)))
      offsets.push(offset);
    offset += line.length + 1;
  }
  return offsets;
}
