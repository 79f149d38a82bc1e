import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Card } from "./card.ts";

/** The most bytes that a picture may have: some readers of links give up on more. */
export const CARD_LIMIT = 60 * 1024;

/** Fewer colours make a smaller file; a hundred small letters need it, a title does not. */
const PALETTES = [32, 16, 8, 4];

/** Pictures made at the same time: what one processor draws, another compresses. */
const AT_ONCE = 4;

/**
 * Writes the posts' pictures for shared links. One that was made before, by this or another build,
 * is not made again.
 *
 * @param cards by the id of their post, which names the file
 * @param folder is emptied first
 * @param cache keeps what was made, by its content
 * @returns how many had to be made
 */
export async function writeCards(
  cards: Map<string, Card>,
  folder: string,
  cache = path.resolve("node_modules/.cache/social-cards"),
): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await mkdir(cache, { recursive: true });
  // React looks at NODE_ENV once, when it is first imported: builds have set it by now, and the
  // pages are rendered with the same React.
  const { drawCard } = await import("./card.ts");
  const left = cards.entries();
  let made = 0;
  const worker = async () => {
    for (const [id, card] of left) {
      const svg = await drawCard(card);
      const kept = path.join(cache, `${createHash("sha256").update(svg).digest("hex")}.png`);
      if (!existsSync(kept)) {
        made += 1;
        // Two builds may make the same picture, and one may be stopped in the middle.
        const unfinished = `${kept}.${process.pid}-${id}`;
        await writeFile(unfinished, await compress(svg));
        await rename(unfinished, kept);
      }
      await copyFile(kept, path.join(folder, `${id}.png`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}

/** The drawing as PNG, which every reader of links takes, within the limit. */
async function compress(svg: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg)).removeAlpha();
  let smallest: Buffer | undefined;
  for (const colours of PALETTES) {
    const options = { palette: true, colours, dither: 0, compressionLevel: 9, effort: 1 };
    smallest = await drawing.clone().png(options).toBuffer();
    if (smallest.byteLength <= CARD_LIMIT) return smallest;
  }
  throw new Error(`A picture of ${smallest?.byteLength} bytes is too large to share`);
}
