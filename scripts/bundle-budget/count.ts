import fs from "node:fs";
import path from "node:path";
import { SHELL, WORKER } from "../lib/built-files.ts";
import { readManifest, scriptsOf } from "../prerender/manifest.ts";
import { publicPages } from "./limits.ts";
import { compressedSize, type Sizes } from "./sizes.ts";

/** Fonts of a first visit; those with rare letters are fetched only when needed. */
const FIRST_FONTS = /-basic\.woff2$/;

export type BuildSizes = {
  scripts: Record<string, Sizes>;
  styles: number;
  fonts: Sizes;
  worker: number;
  /** Readable names of files, which their own names do not reveal, such as "HomePage". */
  names: Record<string, string>;
};

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
