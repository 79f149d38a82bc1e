import { PDFString, StandardFonts, rgb, type PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import { spellerFor } from "./pdf-text";

// The standard fonts of every PDF reader stand in for the site's serif, sans and monospace.
const fontNames = {
  serif: StandardFonts.TimesRoman,
  sans: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
  mono: StandardFonts.Courier,
} as const;

/** The light theme of index.css in sRGB. */
export const inks = {
  ink: rgb(0.117, 0.095, 0.078),
  muted: rgb(0.362, 0.334, 0.309),
  accent: rgb(0.79, 0.19, 0),
  line: rgb(0.858, 0.835, 0.799),
};

export type TextStyle = {
  font: keyof typeof fontNames;
  /** In points. */
  size: number;
  ink?: keyof typeof inks;
};
/** A piece of text on a line, `x` points from the left edge. */
export type Run = { x: number; text: string; style: TextStyle; href?: string };

/**
 * The type case of a document.
 *
 * @param text all that will be written; characters that the standard fonts lack are spelt in
 *   letters they have
 * @returns `widthOf` in points, and `drawRun`, which sets a run on a baseline
 *
 * Source: ISO 32000-1, 9.6.2.2 (standard fonts) and annex D (WinAnsiEncoding).
 */
export async function typeCaseFor(pdf: PDFDocument, text: string) {
  const fonts = {
    serif: await pdf.embedFont(fontNames.serif),
    sans: await pdf.embedFont(fontNames.sans),
    bold: await pdf.embedFont(fontNames.bold),
    mono: await pdf.embedFont(fontNames.mono),
  };
  const spell = await spellerFor(text, fonts.sans.getCharacterSet());

  function widthOf(piece: string, { font, size }: TextStyle) {
    return fonts[font].widthOfTextAtSize(spell(piece), size);
  }

  function drawRun(page: PDFPage, { x, text: piece, style, href }: Run, baseline: number) {
    page.drawText(spell(piece), {
      x,
      y: baseline,
      size: style.size,
      font: fonts[style.font],
      color: inks[style.ink ?? "ink"],
    });
    if (href)
      addLink(page, href, [x, baseline - 2, x + widthOf(piece, style), baseline + style.size]);
  }

  return { widthOf, drawRun };
}

type Box = [left: number, bottom: number, right: number, top: number];

function addLink(page: PDFPage, href: string, box: Box) {
  // Brackets delimit a string of the PDF.
  const uri = new URL(href).href.replaceAll("(", "%28").replaceAll(")", "%29");
  const { context } = page.doc;
  const link = context.obj({
    Type: "Annot",
    Subtype: "Link",
    Rect: box,
    Border: [0, 0, 0],
    A: { Type: "Action", S: "URI", URI: PDFString.of(uri) },
  });
  page.node.addAnnot(context.register(link));
}
