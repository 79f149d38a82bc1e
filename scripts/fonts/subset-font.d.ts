/** The little of subset-font that is used here; it comes without types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: {
      targetFormat: "woff2";
      keepAllGlyphs: true;
      keepFeatures: string[];
      noHinting: true;
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
