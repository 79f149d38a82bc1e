/**
 * Breaks text into lines at its spaces. A word wider than the line is broken where it must be.
 *
 * @param width of a line, in the unit of `widthOf`
 * @param widthOf measures a piece of text
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const character of word) {
      if (line && widthOf(line + character) > width) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}

/**
 * Makes a function that spells text with the characters a font has: what it lacks is
 * transliterated, e.g. «Łukasz» to «Lukasz».
 *
 * @param text all the text there will be; decides whether the transliteration is loaded
 * @param codePoints what the font can show
 */
export async function spellerFor(
  text: string,
  codePoints: readonly number[],
): Promise<(text: string) => string> {
  const known = new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)));
  if (Array.from(text.normalize("NFC")).every((character) => known.has(character))) {
    return (piece) => piece.normalize("NFC");
  }
  const { default: anyAscii } = await import("any-ascii");
  return (piece) =>
    Array.from(piece.normalize("NFC"), (character) =>
      known.has(character) ? character : anyAscii(character),
    ).join("");
}
