import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { replaceFile } from "../lib/folder-files.ts";
import { limitConcurrency } from "../lib/concurrency.ts";
import { dropUnused, markUsed } from "../lib/cache-folder.ts";
import { fileOf } from "../prerender/file-of.ts";
import type { Card } from "./card.ts";

/** Maximum size of a card in bytes: some link previews ignore larger images. */
export const CARD_LIMIT = 60 * 1024;

/**
 * Palette sizes to try: fewer colours make a smaller file. The first is enough for the six colours of a card
 * and the edges of its letters.
 */
const PALETTES = [16, 4];

/** The code that draws a card: if it changes, all cards are drawn again. */
const codeHash = [
  "./card.ts",
  "./write-cards.ts",
  "../fonts/faces.ts",
  "../lib/theme-colour.ts",
  "../setup/accent.ts",
  "../../src/theme.css",
  "../../package-lock.json",
]
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
  .reduce((hash, code) => hash.update(code), createHash("sha256"));

/** Cards made concurrently: one is drawn while another is compressed. */
const CONCURRENCY = 4;

/**
 * Writes the social cards. Unchanged ones come from the cache.
 *
 * @param cards by their path below the folder, percent-decoded and without extension
 * @param folder is emptied first
 * @param cache directory of earlier cards, by content hash
 * @returns how many had to be drawn
 */
export async function writeCards(
  cards: Map<string, Card>,
  folder: string,
  cache = path.resolve("node_modules/.cache/social-cards"),
): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await mkdir(cache, { recursive: true });
  let made = 0;
  const write = async (name: string, card: Card) => {
    const key = codeHash.copy().update(JSON.stringify(card)).digest("hex");
    const cached = path.join(cache, `${key}.png`);
    if (existsSync(cached)) markUsed(cached);
    else {
      made += 1;
      // React reads NODE_ENV when it is first imported: by now prerender.ts has set it.
      const { drawCard } = await import("./card.ts");
      // Two builds may write the same file, or one may be interrupted.
      replaceFile(cached, await compress(await drawCard(card)));
    }
    const file = path.join(folder, fileOf(`${name}.png`));
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(cached, file);
  };
  const limited = limitConcurrency(CONCURRENCY);
  await Promise.all(Array.from(cards, ([name, card]) => limited(() => write(name, card))));
  dropUnused(cache);
  return made;
}

/** Converts the SVG to a PNG within the limit. */
async function compress(svg: string): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).removeAlpha();
  let smallest: Buffer | undefined;
  for (const colours of PALETTES) {
    const options = { palette: true, colours, dither: 0, compressionLevel: 9, effort: 1 };
    smallest = await image.clone().png(options).toBuffer();
    if (smallest.byteLength <= CARD_LIMIT) return smallest;
  }
  throw new Error(`A picture of ${smallest?.byteLength} bytes is too large to share`);
}
