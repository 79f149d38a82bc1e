import { extractLinks, extractText, getDocumentProxy, getMeta } from "unpdf";

/** What a reader of a PDF can select, follow and see in its properties. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf);
  const { links } = await extractLinks(pdf);
  const { info } = await getMeta(pdf);
  return {
    pages: text,
    /** All pages as one line of words. */
    text: text.join(" ").replace(/\s+/g, " "),
    links,
    info,
  };
}
