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
    /** The rightmost end of any text, in points from the left edge of the page. */
    rightEdge: Math.max(...items.flat().map(({ x, width }) => x + width)),
    links,
    info,
  };
}
