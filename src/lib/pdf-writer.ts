import { PDFDocument, PDFString, StandardFonts, rgb, type PDFPage } from "@cantoo/pdf-lib";
import { spellerFor, wrapText } from "./pdf-text";

// All lengths are points of 1/72 inch, measured from the lower left corner of the page.
const A4: [number, number] = [595.28, 841.89];
const MARGIN = { side: 52, top: 52, bottom: 56 };

// The standard fonts of every PDF reader stand in for the site's serif, sans and monospace.
const fontNames = {
  serif: StandardFonts.TimesRoman,
  sans: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
  mono: StandardFonts.Courier,
} as const;
// The light theme of index.css in sRGB.
const inks = {
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
/** A piece of text on a line, `x` points from the left margin. */
export type Run = { x: number; text: string; style: TextStyle; href?: string };
export type Row = {
  /** Points that the row takes; its text stands on the lower edge. */
  height: number;
  runs?: readonly Run[];
  /** Draws a hairline across the page on the lower edge. */
  hasRule?: boolean;
  /** The next row stays on the same page. */
  keepsWithNext?: boolean;
};
type Box = [left: number, bottom: number, width: number, height: number];
type Meta = { title: string; author: string; subject: string; keywords: string[]; text: string };

/** Width between the margins, in points. */
export const CONTENT_WIDTH = A4[0] - 2 * MARGIN.side;

/**
 * Starts an A4 document that is written row by row and turns the page by itself.
 *
 * @param meta properties of the document; `text` is all that will be written, so that characters
 *   which the standard fonts lack can be spelt in letters they have
 * @returns `wrap` and `flow` to break text into lines, `write` to add rows, `finish` for the bytes of the PDF
 *
 * Source: ISO 32000-1, 9.6.2.2 (standard fonts) and annex D (WinAnsiEncoding).
 */
export async function startPdf(meta: Meta) {
  const pdf = await PDFDocument.create();
  pdf.setTitle(meta.title, { showInWindowTitleBar: true });
  pdf.setAuthor(meta.author);
  pdf.setSubject(meta.subject);
  pdf.setKeywords(meta.keywords);
  pdf.setLanguage("en");
  const fonts = {
    serif: await pdf.embedFont(fontNames.serif),
    sans: await pdf.embedFont(fontNames.sans),
    bold: await pdf.embedFont(fontNames.bold),
    mono: await pdf.embedFont(fontNames.mono),
  };
  const spell = await spellerFor(meta.text, fonts.sans.getCharacterSet());
  const pages: PDFPage[] = [];
  let baseline = 0;

  function widthOf(text: string, { font, size }: TextStyle) {
    return fonts[font].widthOfTextAtSize(spell(text), size);
  }

  function turnPage() {
    const page = pdf.addPage(A4);
    pages.push(page);
    baseline = A4[1] - MARGIN.top;
    return page;
  }

  function draw(row: Row) {
    const page = pages.at(-1) ?? turnPage();
    baseline -= row.height;
    if (row.hasRule) {
      page.drawLine({
        start: { x: MARGIN.side, y: baseline },
        end: { x: A4[0] - MARGIN.side, y: baseline },
        thickness: 0.5,
        color: inks.line,
      });
    }
    for (const { x, text, style, href } of row.runs ?? []) {
      const left = MARGIN.side + x;
      page.drawText(spell(text), {
        x: left,
        y: baseline,
        size: style.size,
        font: fonts[style.font],
        color: inks[style.ink ?? "ink"],
      });
      if (href) addLink(page, href, [left, baseline, widthOf(text, style), style.size]);
    }
  }

  return {
    wrap: (text: string, style: TextStyle, width: number) =>
      wrapText(text, width, (line) => widthOf(line, style)),

    /** Sets short pieces one after the other, as many on a line as fit. */
    flow(pieces: readonly { text: string; href: string }[], style: TextStyle, height: number) {
      const rows: { height: number; runs: Run[] }[] = [];
      let x = Infinity;
      for (const piece of pieces) {
        const width = widthOf(piece.text, style);
        if (x + width > CONTENT_WIDTH) {
          rows.push({ height, runs: [] });
          x = 0;
        }
        rows.at(-1)?.runs.push({ ...piece, x, style });
        x += width + 2 * style.size;
      }
      return rows;
    },

    write(rows: readonly Row[]) {
      for (const group of groupsOf(rows)) {
        const height = group.reduce((sum, row) => sum + row.height, 0);
        const isTooHigh = pages.length === 0 || baseline - height < MARGIN.bottom;
        if (isTooHigh) turnPage();
        for (const row of group) {
          // Only a group higher than a whole page gets here without room.
          if (baseline - row.height < MARGIN.bottom) turnPage();
          draw(row);
        }
      }
    },

    /** Numbers the pages under a last line and gives the file. */
    async finish(footer: string): Promise<Uint8Array<ArrayBuffer>> {
      const style: TextStyle = { font: "mono", size: 7.5, ink: "muted" };
      for (const [index, page] of pages.entries()) {
        const number = `${index + 1} / ${pages.length}`;
        const options = { y: 30, size: style.size, font: fonts.mono, color: inks.muted };
        page.drawText(spell(footer), { x: MARGIN.side, ...options });
        page.drawText(number, {
          x: A4[0] - MARGIN.side - widthOf(number, style),
          ...options,
        });
      }
      return new Uint8Array(await pdf.save());
    },
  };
}

function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let isKept = false;
  for (const row of rows) {
    const last = groups.at(-1);
    if (isKept && last) last.push(row);
    else groups.push([row]);
    isKept = row.keepsWithNext ?? false;
  }
  return groups;
}

function addLink(page: PDFPage, href: string, [left, bottom, width, height]: Box) {
  // Brackets delimit a string of the PDF.
  const uri = new URL(href).href.replaceAll("(", "%28").replaceAll(")", "%29");
  const { context } = page.doc;
  const link = context.obj({
    Type: "Annot",
    Subtype: "Link",
    Rect: [left, bottom - 2, left + width, bottom + height],
    Border: [0, 0, 0],
    A: { Type: "Action", S: "URI", URI: PDFString.of(uri) },
  });
  page.node.addAnnot(context.register(link));
}
