import { JSDOM } from "jsdom";

/** Reads a document like a strict parser, which throws if it is not well-formed. */
export function parseXml(text: string): Document {
  const { window } = new JSDOM("", { url: "http://localhost/" });
  const document = new window.DOMParser().parseFromString(text, "application/xml");
  const [fault] = document.getElementsByTagName("parsererror");
  if (fault) throw new Error(`not well-formed: ${fault.textContent}`);
  return document;
}

/** The text of the only child element with this name; readers ignore whitespace around it. */
export function textOf(parent: Element, name: string): string {
  const found = [...parent.children].filter((child) => child.tagName === name);
  if (found.length !== 1) throw new Error(`${found.length} elements ${name}`);
  return found[0]?.textContent.trim() ?? "";
}
