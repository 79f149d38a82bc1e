import fs from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** Text as shapes: how wide it is, and its outline with the baseline's beginning at a point. */
type Outline = { width: number; draw: (x: number, y: number) => string };

/**
 * A typeface in the pieces its package splits it into, by script. Text in it becomes outlines, so
 * that it looks the same on every machine, whatever fonts are installed there.
 */
export class Typeface {
  readonly #fonts: Font[];
  readonly #widths = new Map<string, number>();

  /** @param files modules of a font package, the first one preferred */
  constructor(files: string[]) {
    this.#fonts = files.map((file) => create(fs.readFileSync(require.resolve(file))));
  }

  /** Whether every character of the text has a shape. */
  canShow(text: string): boolean {
    return Array.from(text).every((character) => this.#fontFor(character) !== undefined);
  }

  /** How wide a piece of text is at a size of one pixel. Each piece is measured once. */
  width(text: string): number {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    const { width } = this.outline(text, 1);
    this.#widths.set(text, width);
    return width;
  }

  /**
   * @param text one line; what has no shape is left out
   * @param size in pixels
   * @param spacing between the characters, in pixels
   */
  outline(text: string, size: number, spacing = 0): Outline {
    const shapes: { draw: (x: number, y: number) => string; at: number }[] = [];
    let width = 0;
    for (const { font, part } of this.#runs(text)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      for (const [index, { path }] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = width + xOffset * scale;
        shapes.push({
          at,
          draw: (x, y) =>
            path
              .scale(scale, -scale)
              .translate(x, y - yOffset * scale)
              .toSVG(),
        });
        width += xAdvance * scale + spacing;
      }
    }
    return {
      width: Math.max(0, width - spacing),
      draw: (x, y) => shapes.map(({ at, draw }) => draw(x + at, y)).join(""),
    };
  }

  #fontFor(character: string): Font | undefined {
    const codePoint = character.codePointAt(0) ?? 0;
    return this.#fonts.find((font) => font.hasGlyphForCodePoint(codePoint));
  }

  /** The text in pieces of one font each: only within one are letters kerned. */
  #runs(text: string): { font: Font; part: string }[] {
    const runs: { font: Font; part: string }[] = [];
    for (const character of text) {
      const font = this.#fontFor(character);
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.part += character;
      else runs.push({ font, part: character });
    }
    return runs;
  }
}

const GEIST_SCRIPTS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"];

function files(template: (script: string) => string, scripts: string[]): string[] {
  return scripts.map(template);
}

/** For titles and names. */
export const serif = new Typeface(
  files(
    (script) => `@fontsource/instrument-serif/files/instrument-serif-${script}-400-normal.woff2`,
    ["latin", "latin-ext"],
  ),
);

/** For titles in a script that the serif does not have. */
export const sans = new Typeface(
  files(
    (script) => `@fontsource-variable/geist/files/geist-${script}-wght-normal.woff2`,
    GEIST_SCRIPTS,
  ),
);

/** For labels. */
export const mono = new Typeface(
  files(
    (script) => `@fontsource-variable/geist-mono/files/geist-mono-${script}-wght-normal.woff2`,
    GEIST_SCRIPTS,
  ),
);
