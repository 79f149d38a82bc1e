/** The little of fontkit that is used here; it comes without types. */
declare module "fontkit" {
  export type Path = {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    /** Path data for SVG. */
    toSVG(): string;
  };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      glyphs: { path: Path }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  };
  export function create(file: Buffer): Font;
}
