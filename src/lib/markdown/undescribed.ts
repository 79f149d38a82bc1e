import { asMarkdownText } from "@/lib/media/markdown";

/** A picture without alternative text: its address, and where it stands in the Markdown. */
type Undescribed = { src: string; at: number };

/**
 * The pictures of a text that nothing is said of, such as `![](kite.avif)`. Those in raw HTML are
 * left out: there `alt=""` says that a picture is decorative.
 *
 * @param source Markdown
 * @returns their addresses, each once
 */
export async function undescribedPictures(source: string): Promise<string[]> {
  return [...new Set((await find(source)).map(({ src }) => src))];
}

/**
 * Gives pictures the alternative texts that they lack.
 *
 * @param source Markdown
 * @param texts alternative texts by address; empty ones change nothing
 * @returns the Markdown, otherwise as it was
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

/** In the order in which they stand. */
async function find(source: string): Promise<Undescribed[]> {
  // The packages are loaded for a text that has pictures.
  if (!/!\[\s*\]/.test(source)) return [];
  const { picturesIn } = await import("./pictures-in");
  return picturesIn(source).flatMap(({ alt, src, start }) =>
    alt.trim() || !src ? [] : [{ src, at: start + "![".length }],
  );
}
