import { PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import { wrapText } from "./pdf-text";
import { inks, typeCaseFor, type Run, type TextStyle } from "./pdf-type";

// All lengths are points of 1/72 inch, measured from the lower left corner of the page.
const A4: [number, number] = [595.28, 841.89];
const MARGIN = { side: 52, top: 52, bottom: 56 };
const FOOTER = 30;
const FOOTER_STYLE: TextStyle = { font: "mono", size: 7.5, ink: "muted" };

export type Row = {
  /** Points that the row takes; its text stands on the lower edge. */
  height: number;
  /** Their `x` counts from the left margin. */
  runs?: readonly Run[];
  /** Draws a hairline across the page on the lower edge. */
  hasRule?: boolean;
  /** The next row stays on the same page. */
  keepsWithNext?: boolean;
};
type Meta = { title: string; author: string; subject: string; keywords: string[]; text: string };

/** Width between the margins, in points. */
export const CONTENT_WIDTH = A4[0] - 2 * MARGIN.side;

/**
 * Starts an A4 document that is written row by row and turns the page by itself.
 *
 * @param meta properties of the document, and as `text` all that will be written
 * @returns `wrap` and `flow` to break text into lines, `write` to add rows, `finish` for the bytes
 */
export async function startPdf(meta: Meta) {
  const pdf = await PDFDocument.create();
  pdf.setTitle(meta.title, { showInWindowTitleBar: true });
  pdf.setAuthor(meta.author);
  pdf.setSubject(meta.subject);
  pdf.setKeywords(meta.keywords);
  pdf.setLanguage("en");
  const { widthOf, drawRun } = await typeCaseFor(pdf, meta.text);
  const pages: PDFPage[] = [];
  let baseline = 0;

  function turnPage() {
    const page = pdf.addPage(A4);
    pages.push(page);
    baseline = A4[1] - MARGIN.top;
    return page;
  }

  function drawRow({ height, runs = [], hasRule }: Row) {
    const page = pages.at(-1) ?? turnPage();
    baseline -= height;
    if (hasRule) {
      page.drawLine({
        start: { x: MARGIN.side, y: baseline },
        end: { x: A4[0] - MARGIN.side, y: baseline },
        thickness: 0.5,
        color: inks.line,
      });
    }
    for (const run of runs) drawRun(page, { ...run, x: MARGIN.side + run.x }, baseline);
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
        if (pages.length === 0 || baseline - height < MARGIN.bottom) turnPage();
        for (const row of group) {
          // Only a group higher than a whole page runs out of room here.
          if (baseline - row.height < MARGIN.bottom) turnPage();
          drawRow(row);
        }
      }
    },

    /** Numbers the pages under a last line and gives the file. */
    async finish(footer: string): Promise<Uint8Array<ArrayBuffer>> {
      for (const [index, page] of pages.entries()) {
        const number = `${index + 1} / ${pages.length}`;
        const right = A4[0] - MARGIN.side - widthOf(number, FOOTER_STYLE);
        drawRun(page, { x: MARGIN.side, text: footer, style: FOOTER_STYLE }, FOOTER);
        drawRun(page, { x: right, text: number, style: FOOTER_STYLE }, FOOTER);
      }
      return new Uint8Array(await pdf.save());
    },
  };
}

/** Rows that belong on one page. */
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
