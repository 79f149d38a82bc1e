import { spawn } from "node:child_process";
import { once } from "node:events";
import { pipeline } from "node:stream/promises";

/**
 * Runs ffmpeg on data from memory.
 *
 * @param input chunks written to its standard input, asked for one by one as it takes them.
 * @param args options and output file, as on its command line; the input is `pipe:0`.
 * @throws when ffmpeg is not installed or refuses; its own words are on the terminal.
 */
export async function ffmpeg(
  input: Iterable<Buffer> | AsyncIterable<Buffer>,
  args: readonly string[],
): Promise<void> {
  const quiet = ["-hide_banner", "-loglevel", "error", "-y"];
  const process = spawn("ffmpeg", [...quiet, ...args], { stdio: ["pipe", "ignore", "inherit"] });
  await once(process, "spawn").catch(() => {
    throw new Error("ffmpeg is not installed: get it from https://ffmpeg.org and run this again.");
  });
  const closed = once(process, "close");
  const cause = await pipeline(input, process.stdin).catch((error: unknown) => error);
  const [code] = await closed;
  // When it refuses, the pipe breaks too; the code says more than the broken pipe.
  if (code !== 0) throw new Error(`ffmpeg ended with code ${String(code)}.`);
  if (cause) throw new Error("The input of ffmpeg ended too early.", { cause });
}
