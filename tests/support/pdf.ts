import { extractLinks, extractText, extractTextItems, getDocumentProxy, getMeta } from "unpdf";

/** What a PDF's readers can see, select and follow, and its properties. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf);
  const { items } = await extractTextItems(pdf);
  const { links } = await extractLinks(pdf);
  const { info } = await getMeta(pdf);
  return {
    pages: text,
    /** All pages as one line of words. */
    text: text.join(" ").replace(/\s+/g, " "),
    /** The texts that are drawn at once, such as a line, with their places in points. */
    items: items.flat(),
    /** The rightmost end of any text, in points from the left edge of the page. */
    rightEdge: Math.max(...items.flat().map(({ x, width }) => x + width)),
    /** The smallest distance of two lines that begin below each other, in points. */
    lineGap: Math.min(...items.flatMap(gapsBetween)),
    links,
    info,
  };
}

function gapsBetween(items: readonly { str: string; x: number; y: number }[]): number[] {
  const lines = items.filter(({ str }) => str.trim() !== "");
  return [...Map.groupBy(lines, ({ x }) => Math.round(x)).values()].flatMap((column) =>
    column
      .toSorted((one, other) => other.y - one.y)
      .flatMap(({ y }, index, all) => (index > 0 ? [(all[index - 1]?.y ?? y) - y] : [])),
  );
}
