/**
 * Draws every picture of the site into `public/`: run `node scripts/make-art.ts`.
 * The same source gives the same files, byte for byte, with the same version of sharp.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { covers, projects, tracks } from "./art/catalogue.ts";
import { appIcon, favicon, socialCard } from "./art/mark.ts";
import { portrait } from "./art/portrait.ts";
import { type Drawing, toSvg } from "./art/sheet.ts";

const publicFolder = join(import.meta.dirname, "..", "public");
const wide = [480, 960, 1440] as const;
const square = [192, 480] as const;

await makeSeries("images/covers", covers, wide);
await makeSeries("images/projects", projects, wide);
await makeSeries("images/tracks", tracks, square);
await makeAvif("images/portrait", portrait(), square);
await makePng("icon-192.png", appIcon(), 192);
await makePng("icon-512.png", appIcon(), 512);
await makePng("apple-touch-icon.png", appIcon(), 180);
await makePng("images/social-default.png", socialCard(), 1200);
await write("favicon.svg", favicon());

async function makeSeries(
  folder: string,
  series: Record<string, () => Drawing>,
  widths: readonly number[],
): Promise<void> {
  for (const [name, draw] of Object.entries(series)) {
    await makeAvif(`${folder}/${name}`, draw(), widths);
  }
}

async function makeAvif(name: string, drawing: Drawing, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    // Full chroma: at half of it the orange bleeds out of its lines.
    const options = { quality: 55, effort: 6, chromaSubsampling: "4:4:4" };
    await write(`${name}-${width}.avif`, await rasterise(drawing, width).avif(options).toBuffer());
  }
}

async function makePng(name: string, drawing: Drawing, width: number): Promise<void> {
  const options = { palette: true, compressionLevel: 9, effort: 10 };
  await write(name, await rasterise(drawing, width).png(options).toBuffer());
}

/** The drawing as pixels, `width` of them across, drawn at that size and not scaled to it. */
function rasterise(drawing: Drawing, width: number): Sharp {
  const height = Math.round((width * drawing.height) / drawing.width);
  return sharp(Buffer.from(toSvg(drawing, width, height))).removeAlpha();
}

/** Writes a file under `public/` and says how large it became. */
async function write(name: string, content: string | Buffer): Promise<void> {
  const path = join(publicFolder, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, content);
  console.log(`${String(Buffer.byteLength(content)).padStart(7)}  ${name}`);
}
