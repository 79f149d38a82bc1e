/**
 * Plays the seven pieces of the music page into `public/audio/`: run `node scripts/make-music.ts`,
 * with the names of pieces to make only those. It needs ffmpeg for the encoding.
 */
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { compositions } from "./music/catalogue.ts";
import { ffmpeg } from "./music/ffmpeg.ts";
import { loudness } from "./music/loudness.ts";
import { RATE, type Stereo } from "./music/sound.ts";

const folder = join(import.meta.dirname, "../public/audio");
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const [name, compose] of Object.entries(compositions)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const sound = compose();
  const path = join(folder, `${name}.mp3`);
  await encode(sound, path);
  console.log([name.padEnd(28), ...measures(sound), `${(await stat(path)).size} bytes`].join("  "));
}

/** Writes a file that every browser plays: MP3, about 60 kbit/s, as quality asks for it. */
async function encode(sound: Stereo, path: string): Promise<void> {
  const input = ["-f", "f32le", "-ar", String(RATE), "-ac", "2", "-i", "pipe:0"];
  const output = [
    "-codec:a",
    "libmp3lame",
    "-q:a",
    "9",
    "-ar",
    "24000",
    "-cutoff",
    "9500",
    "-fflags",
    "+bitexact",
  ];
  await ffmpeg([interleaved(sound)], [...input, ...output, path]);
}

function interleaved({ left, right }: Stereo): Buffer {
  const samples = new Float32Array(left.length * 2);
  return Buffer.from(
    samples.map((_, i) => (i % 2 === 0 ? left : right)[Math.floor(i / 2)] ?? 0).buffer,
  );
}

/** Length, loudness and peak, to be read by whoever runs this. */
function measures(sound: Stereo): string[] {
  const peak = [sound.left, sound.right].map((channel) =>
    channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  );
  return [
    `${(sound.left.length / RATE).toFixed(2)} s`,
    `${loudness(sound).toFixed(1)} LUFS`,
    `peak ${(20 * Math.log10(Math.max(...peak))).toFixed(1)} dBFS`,
  ];
}
