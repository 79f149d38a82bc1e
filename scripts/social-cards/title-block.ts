import { sans, serif, type Typeface } from "./typeface.ts";

/** From a few words to a title as long as the database lets it be; px. */
const SIZES = [152, 132, 116, 100, 88, 76, 66, 58, 50, 44];
const LINE_HEIGHT = { serif: 1.04, sans: 1.14 };

export type TitleBlock = {
  typeface: Typeface;
  /** Height of the letters and distance of the baselines, in pixels. */
  size: number;
  lineHeight: number;
  lines: string[];
};

/**
 * Sets a title as large as it fits, in lines of about the same length. A title that none of the
 * faces has the letters for has no block: better none than one of empty boxes.
 *
 * @param width of the space for it, in pixels
 * @param height likewise
 */
export function titleBlock(title: string, width: number, height: number): TitleBlock | undefined {
  const words = printable(title);
  const typeface = [serif, sans].find((face) => face.canShow(words));
  if (!typeface || words === "") return undefined;
  const ratio = typeface === serif ? LINE_HEIGHT.serif : LINE_HEIGHT.sans;
  let block: TitleBlock | undefined;
  for (const size of SIZES) {
    const lineHeight = Math.round(size * ratio);
    const lines = balance(words, typeface, size, width);
    block = { typeface, size, lineHeight, lines };
    if (lines.length * lineHeight <= height) return block;
  }
  return block && cut(block, width, height);
}

/** Without pictures and signs that the faces lack: a title is understood without them. */
function printable(title: string): string {
  return Array.from(title.normalize("NFKC"))
    .filter((character) => !/[\p{S}\p{Cf}\p{M}\p{Cc}]/u.test(character) || serif.canShow(character))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** As few lines as possible, none much longer than the others. */
function balance(text: string, face: Typeface, size: number, width: number): string[] {
  const lines = wrap(text, face, size, width);
  let narrowest = width / 2;
  let widest = width;
  while (widest - narrowest > 8) {
    const middle = (narrowest + widest) / 2;
    if (wrap(text, face, size, middle).length > lines.length) narrowest = middle;
    else widest = middle;
  }
  return wrap(text, face, size, widest);
}

function wrap(text: string, face: Typeface, size: number, width: number): string[] {
  const room = width / size;
  const space = face.width(" ");
  const lines: { text: string; width: number }[] = [];
  for (const word of text.split(" ").flatMap((one) => broken(one, face, room))) {
    const line = lines.at(-1);
    const wordWidth = face.width(word);
    if (line && line.width + space + wordWidth <= room) {
      line.text += ` ${word}`;
      line.width += space + wordWidth;
    } else {
      lines.push({ text: word, width: wordWidth });
    }
  }
  return lines.map((line) => line.text);
}

/** A word in pieces that are no longer than a line. */
function broken(word: string, face: Typeface, room: number): string[] {
  if (face.width(word) <= room) return [word];
  const pieces = [""];
  let left = room;
  for (const character of word) {
    left -= face.width(character);
    if (left < 0) {
      pieces.push("");
      left = room - face.width(character);
    }
    pieces.push(`${pieces.pop() ?? ""}${character}`);
  }
  return pieces;
}

/** The first lines of a title that fits at no size, with «…» behind. */
function cut(block: TitleBlock, width: number, height: number): TitleBlock {
  const count = Math.floor(height / block.lineHeight);
  const kept = block.lines.slice(0, count);
  let last = kept.at(-1) ?? "";
  while (last && block.typeface.width(`${last}…`) * block.size > width) last = last.slice(0, -1);
  return { ...block, lines: [...kept.slice(0, -1), `${last.trimEnd()}…`] };
}
