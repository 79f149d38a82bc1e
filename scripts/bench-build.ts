/**
 * Measures builds: of the sample content, of many articles, of the same articles unchanged, and after one of them was
 * changed.
 *
 * `node scripts/bench-build.ts`: 1,000 articles
 * - `200`: another number
 * - `200 ../older`: also measures another version of the project, in that folder, for comparison
 *
 * Deletes the cache between builds in node_modules/.cache. Seconds are those of rendering; "!" marks a missed
 * budget of docs/performance.md.
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Measurement } from "./bench/build/measure.ts";

const [, , count = "1000", ...others] = process.argv;
const MEASURE = path.join(import.meta.dirname, "bench/build/measure.ts");

/** Maximum processor time of a build in seconds. Those of many articles are for 1,000. */
const LIMITS: [name: RegExp, seconds: number][] = [
  [/^the sample, all pages anew/, 9],
  [/articles, all pages anew/, 75],
  [/articles, one changed/, 15],
];
/** Maximum size of HTML and cards for 1,000 articles, in megabytes. */
const MAX_MEGABYTES = 155;

for (const folder of [".", ...others]) {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, count], {
    cwd: folder,
    maxBuffer: 1e8,
  });
  console.log(folder === "." ? "This version" : `\n${folder}`);
  for (const line of stdout.split("\n").filter((text) => text.startsWith("{"))) {
    console.log(rowOf(JSON.parse(line)));
  }
}

function rowOf({ name, seconds, processor, html, cards, pictures }: Measurement): string {
  const limit = LIMITS.find(([build]) => build.test(name))?.[1] ?? Infinity;
  const isMany = name.includes("articles");
  const times = isMany ? Number(count) / 1_000 : 1;
  const isOver = processor > limit * times || (isMany && html + cards > MAX_MEGABYTES * times);
  return (
    `${name.padEnd(34)} ${processor.toFixed(1).padStart(6)} s of processor time, ${seconds.toFixed(1)} s; ` +
    `HTML ${html.toFixed(1)} MB, cards ${cards.toFixed(1)} MB, pictures ${pictures.toFixed(2)} MB${isOver ? " !" : ""}`
  );
}
