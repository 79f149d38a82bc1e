/**
 * Writing XML 1.0, https://www.w3.org/TR/xml/.
 */

/** What no XML document may hold, not even escaped: control characters and halves of a character. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // Kept as it is, where a parser would make a space or a line break of it.
  "\r": "&#13;",
};

/** A text as the content of an element or the value of an attribute in double quotes. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? "");
}

/** An element with text in it. */
export function textElement(
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): string {
  return element(name, attributes, escapeXml(text));
}

/** An element around others; one without any is empty. */
export function element(
  name: string,
  attributes: Record<string, string>,
  ...content: string[]
): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `${name}${pairs.join("")}`;
  return content.length === 0 ? `<${start}/>` : `<${start}>${content.join("")}</${name}>`;
}

/** A document around its one outermost element. */
export function document(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
