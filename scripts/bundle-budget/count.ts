import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { SHELL } from "../prerender/inline.ts";
import { readManifest, scriptsOf } from "../prerender/manifest.ts";
import { WORKER } from "../service-worker.ts";
import { publicPages } from "./limits.ts";

/** Fonts of a first visit; those with rare letters are fetched only when needed. */
const FIRST_FONTS = /-basic\.woff2$/;

/** Sizes in bytes by file name. */
export type Sizes = Record<string, number>;

export type BuildSizes = {
  scripts: Record<string, Sizes>;
  styles: number;
  fonts: Sizes;
  worker: number;
  /** Readable names of files, which their own names do not reveal, such as "HomePage". */
  names: Record<string, string>;
};

/** Size in bytes after compression with brotli, as hosts send it. */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content).byteLength;
}

/** Nearly the same size in a twentieth of the time, for the many pages of posts. */
export function quickSize(content: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(content, { params }).byteLength;
}

export function totalOf(sizes: Sizes): number {
  return Object.values(sizes).reduce((sum, size) => sum + size, 0);
}

/** Counts what a first visit of each public page of a finished build loads. */
export function measureBuild(outDir: string): BuildSizes {
  const manifest = readManifest(outDir);
  const read = (file: string) => fs.readFileSync(path.join(outDir, file));
  // Its styles are inline.
  const shell = read(SHELL).toString();
  const known: Sizes = {};
  const sizeOf = (file: string) => (known[file] ??= compressedSize(read(file)));
  const scripts = Object.entries(publicPages).map(([at, modules]): [string, Sizes] => [
    at,
    Object.fromEntries(scriptsOf(manifest, modules).map((file) => [file, sizeOf(file)])),
  ]);
  const fonts = Object.keys(manifest)
    .filter((source) => FIRST_FONTS.test(source))
    .flatMap((source) => manifest[source]?.file ?? []);
  return {
    scripts: Object.fromEntries(scripts),
    styles: compressedSize(/<style>([^]*?)<\/style>/.exec(shell)?.[1] ?? ""),
    fonts: Object.fromEntries(fonts.map((file) => [file, read(file).byteLength])),
    worker: compressedSize(read(WORKER)),
    names: Object.fromEntries(
      Object.entries(manifest).map(([source, { file, name }]) => [
        file,
        name ?? path.parse(source).name,
      ]),
    ),
  };
}
