import { urlOf } from "./urls";
import type { Picture } from "./picture";
import { asMarkdownText } from "@/lib/text/as-markdown-text";
import { t } from "@/lib/words";

/** The Markdown of a picture: `![alt text](url)`. */
export function figureOf({ alt, path }: Pick<Picture, "alt" | "path">): string {
  return `![${asMarkdownText(alt)}](${urlOf(path)})`;
}

/**
 * The placeholder in the text while a picture is uploaded.
 *
 * @param name of the file
 * @param number distinguishes uploads of the same name
 */
export function placeholderOf(name: string, number: number): string {
  return `![${t("Uploading {name} ({number})…", { name: asMarkdownText(name), number })}]()`;
}

const PLACEHOLDER_PARTS = t("Uploading {name} ({number})…", { name: "\n", number: "\n" }).split(
  "\n",
);

/** Whether a picture of a text is such a placeholder. */
export function isPlaceholder({ alt, src }: { alt: string; src: string }): boolean {
  return src === "" && PLACEHOLDER_PARTS.every((part) => alt.includes(part));
}
