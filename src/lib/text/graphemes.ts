// A grapheme is what people take for one character: an emoji of several code points, or a letter with its accent.

/** The start of the grapheme at a position. */
export function graphemeStart(text: string, at: number): number {
  return new Intl.Segmenter().segment(text).containing(at)?.index ?? at;
}

/** The end of the grapheme that a position is within; between two graphemes, the position itself. */
export function graphemeEnd(text: string, at: number): number {
  const grapheme = new Intl.Segmenter().segment(text).containing(at);
  return grapheme && grapheme.index < at ? grapheme.index + grapheme.segment.length : at;
}
