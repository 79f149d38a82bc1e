import fs from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** No text is lighter than regular or heavier than bold. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** Published files with Western European letters, and the OpenType features that the pages use. */
const FONTS = [
  {
    name: "geist.woff2",
    source: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
    features: ["kern", "tnum"],
    axes: WEIGHTS,
  },
  {
    name: "geist-mono.woff2",
    source: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    features: [],
    axes: WEIGHTS,
  },
  {
    name: "instrument-serif.woff2",
    source: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    features: ["kern", "liga"],
    axes: {},
  },
];

/**
 * Makes the font files that `src/fonts.css` names: every letter of the published ones, without the
 * weights and features that no page uses and without hints, which high-density screens ignore.
 *
 * @returns the files by name, the same bytes every time
 */
export async function makeSubsets(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { name, source, features, axes } of FONTS) {
    const subset = await subsetFont(fs.readFileSync(require.resolve(source)), undefined, {
      targetFormat: "woff2",
      keepAllGlyphs: true,
      keepFeatures: features,
      noHinting: true,
      variationAxes: axes,
    });
    files.set(name, subset);
  }
  return files;
}
