/**
 * Films the loop of the home page into `public/video/`, and its first frame into
 * `public/images/`, on paper and on ink: run `node scripts/make-video.ts`. It needs ffmpeg.
 */
import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { onInk, onPaper, type Tones } from "./art/palette.ts";
import { toSvg } from "./art/sheet.ts";
import { ffmpeg } from "./music/ffmpeg.ts";
import { LOOP_SECONDS, struckLines } from "./video/struck-lines.ts";

const publicFolder = join(import.meta.dirname, "../public");
const size = { width: 1280, height: 720 } as const;
const framesPerSecond = 24;
const frames = LOOP_SECONDS * framesPerSecond;
const posterWidths = [960, 1440] as const;

const received = [
  ...["-f", "rawvideo", "-pix_fmt", "rgb24", "-video_size", `${size.width}x${size.height}`],
  ...["-framerate", String(framesPerSecond), "-i", "pipe:0"],
];
/** H.264, which every browser plays; the colours are named, so that none of them has to guess. */
const encoded = [
  ...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
  ...["-codec:v", "libx264", "-preset", "veryslow", "-tune", "animation", "-crf", "31"],
  ...["-g", String(frames), "-an", "-movflags", "+faststart", "-fflags", "+bitexact"],
];

await mkdir(join(publicFolder, "video"), { recursive: true });
await film("hero-light", onPaper);
await film("hero-dark", onInk);

async function film(name: string, tones: Tones): Promise<void> {
  for (const width of posterWidths) {
    const poster = draw(0, tones, width, (width * size.height) / size.width);
    const options = { quality: 55, effort: 6, chromaSubsampling: "4:4:4" };
    const path = join(publicFolder, `images/${name}-${width}.avif`);
    await writeFile(path, await poster.avif(options).toBuffer());
    await report(path);
  }
  const path = join(publicFolder, `video/${name}.mp4`);
  await ffmpeg(pixels(tones), [...received, ...encoded, path]);
  await report(path);
}

/** Every frame of one turn as raw pixels, drawn when the encoder asks for it. */
async function* pixels(tones: Tones): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < frames; frame++) {
    yield await draw(frame / frames, tones, size.width, size.height)
      .raw()
      .toBuffer();
  }
}

function draw(phase: number, tones: Tones, width: number, height: number): Sharp {
  return sharp(Buffer.from(toSvg(struckLines(phase, tones), width, height))).removeAlpha();
}

/** Says what was written and how large it became. */
async function report(path: string): Promise<void> {
  const { size } = await stat(path);
  console.log(`${String(size).padStart(7)}  ${path.slice(publicFolder.length + 1)}`);
}
