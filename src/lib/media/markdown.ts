import { urlOf } from "./urls";
import type { Picture } from "./picture";

/** Characters that mean something in Markdown, or in the HTML within it. */
const MEANINGFUL = /[\\[\]*_`<>&$~|]/g;

/** A text on one line, in which nothing means anything to Markdown. */
export function asMarkdownText(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(MEANINGFUL, String.raw`\$&`);
}

/** The Markdown that shows a picture: `![what it shows](its address)`. */
export function figureOf({ alt, path }: Pick<Picture, "alt" | "path">): string {
  return `![${asMarkdownText(alt)}](${urlOf(path)})`;
}

/**
 * What stands in the text while a picture is uploaded.
 *
 * @param name of the file
 * @param number tells uploads of the same name apart
 */
export function placeholderOf(name: string, number: number): string {
  return `![Uploading ${asMarkdownText(name)} (${number})…]()`;
}
