import fs from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** A font in `src/fonts.css` that is made here: `url("./fonts/geist-basic.woff2")` and its characters. */
const SUBSET_FACE = /\.\/fonts\/([\w-]+)-(\w+)\.woff2"[^}]*unicode-range:\s*([^;}]+)/g;

/** No text is lighter than regular or heavier than bold. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

type Font = {
  /** The published file with Western European letters. */
  source: string;
  /** OpenType features that the pages use. */
  features: string[];
  axes: Record<string, { min: number; max: number }>;
};

const FONTS: Record<string, Font> = {
  geist: {
    source: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
    features: ["kern", "tnum"],
    axes: WEIGHTS,
  },
  "geist-mono": {
    source: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    features: [],
    axes: WEIGHTS,
  },
  "instrument-serif": {
    source: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    features: ["kern", "liga"],
    axes: {},
  },
};

/**
 * Makes the font files in `src/fonts.css`, with the characters of their `unicode-range`, without unused weights
 * and features and without hinting, which high-density screens ignore.
 *
 * @returns the files by name, always with the same bytes
 * @throws for a file of a font that is not listed above
 */
export async function makeSubsets(css: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [, name = "", part = "", range = ""] of css.matchAll(SUBSET_FACE)) {
    const font = FONTS[name];
    if (!font) throw new Error(`There is no font ${name} to make ${name}-${part} of`);
    const subset = await subsetFont(
      fs.readFileSync(require.resolve(font.source)),
      charactersIn(range),
      {
        targetFormat: "woff2",
        keepFeatures: font.features,
        noHinting: true,
        variationAxes: font.axes,
      },
    );
    files.set(`${name}-${part}.woff2`, subset);
  }
  return files;
}

/** The characters of a `unicode-range`, e.g. "abcé" for `U+61-63, U+E9`. */
export function charactersIn(range: string): string {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
    .flatMap(([, first = "", last = first]) => {
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
    })
    .join("");
}
