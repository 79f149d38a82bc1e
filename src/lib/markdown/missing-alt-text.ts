import { isPlaceholder } from "@/lib/media/markdown";
import { asMarkdownText } from "@/lib/text/as-markdown-text";

/** A picture without alt text: its URL, and its offset in the Markdown. */
type Undescribed = { src: string; at: number };

/**
 * The pictures of a text without alt text, such as `![](kite.avif)`. Those in raw HTML are left out: there
 * `alt=""` marks a picture as decorative.
 *
 * @param source Markdown
 * @returns their URLs, each once
 */
export async function picturesWithoutAltText(source: string): Promise<string[]> {
  return [...new Set((await find(source)).map(({ src }) => src))];
}

/**
 * Adds missing alt texts to pictures.
 *
 * @param source Markdown
 * @param texts alt texts by URL; empty ones change nothing
 * @returns the Markdown, otherwise unchanged
 */
export async function describePictures(
  source: string,
  texts: ReadonlyMap<string, string>,
): Promise<string> {
  const found = await find(source);
  return found.toReversed().reduce((text, { src, at }) => {
    const alt = asMarkdownText(texts.get(src) ?? "");
    return text.slice(0, at) + alt + text.slice(at);
  }, source);
}

/** Whether a picture is missing in a Markdown text: instead of it there is the placeholder of its upload. */
export async function hasPlaceholder(source: string): Promise<boolean> {
  if (!source.includes("]()")) return false;
  const { picturesIn } = await import("./pictures-in");
  return picturesIn(source).some(isPlaceholder);
}

/** In document order. */
async function find(source: string): Promise<Undescribed[]> {
  // The packages are loaded only for a text that has pictures.
  if (!/!\[\s*\]/.test(source)) return [];
  const { picturesIn } = await import("./pictures-in");
  return picturesIn(source).flatMap(({ alt, src, start }) =>
    alt.trim() || !src ? [] : [{ src, at: start + "![".length }],
  );
}
