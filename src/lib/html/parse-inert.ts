/** By the document of the page: scripts may create several. */
const inertDocuments = new WeakMap<Document, Document>();

/**
 * Parses HTML without running or loading anything.
 *
 * @returns a `<body>` that is not in the page
 */
export function parseInert(html: string): HTMLElement {
  // Shared by all texts, because jsdom parses selectors once per document.
  let inert = inertDocuments.get(document);
  if (!inert) {
    inert = document.implementation.createHTMLDocument();
    inertDocuments.set(document, inert);
  }
  const body = inert.createElement("body");
  body.innerHTML = html;
  return body;
}
