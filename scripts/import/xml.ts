import { XMLParser } from "fast-xml-parser";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { repaired } from "./repair-xml.ts";
import { objectOf, textOf } from "../lib/json.ts";

/** XML's own entities. */
const CHARACTERS: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
/** Entities declared in a file are not expanded: they could blow up a small file to gigabytes. */
const XML_ENTITIES = {
  decode: (text: string) =>
    text.replace(
      /&(?:(lt|gt|quot|apos|amp)|#(\d+|x[\da-f]+));/gi,
      (entity, name?: string, code = "") =>
        name ? (CHARACTERS[name] ?? entity) : characterOf(entity, code),
    ),
  addInputEntities: () => undefined,
  setExternalEntities: () => undefined,
  setXmlVersion: () => undefined,
  reset: () => undefined,
};

/** A character by its number. Those that only HTML has, by numbers of Windows-1252, stay for its parser. */
function characterOf(entity: string, written: string): string {
  const code = Number(written.replace(/^x/i, "0x"));
  return code < 127 || (code > 159 && code <= 0x10_ff_ff) ? String.fromCodePoint(code) : entity;
}

const BEFORE = /^(?:(?!<(?:rss|feed|disqus)\b)[^])*?(?=<\?xml\s)/;

/** What the parser says of a file that ends before its elements, which it lists. */
const UNCLOSED = /^Invalid '\[[^\]]*"([^"]+)"\s*\]' found.*$/s;

/**
 * Parses an export in XML, with attributes as `@name` and text as `#`.
 *
 * @param lists names of elements that are always lists
 * @throws {UserError} if it is not XML, or incomplete
 */
export function parseXml(file: string, xml: string, lists: ReadonlySet<string>): unknown {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    textNodeName: "#",
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    isArray: (name) => lists.has(name),
    entityDecoder: XML_ENTITIES,
  });
  try {
    // Blank lines before the declaration come from a template, and text from a plugin that printed errors.
    return parser.parse(repaired(xml).replace(BEFORE, "").trimStart(), true);
  } catch (error) {
    const reason = sentenceOf(error).replace(UNCLOSED, "it ends within <$1>");
    throw new UserError(`${file} is not XML, or only a part of it: ${reason}`);
  }
}

/**
 * The text of an element, which the parser returns as a string, or as an object if it has attributes. Without the
 * blanks around it: programs that show or indent XML add some.
 */
export function valueOf(element: unknown): string {
  if (Array.isArray(element)) return valueOf(element[0]);
  return textOf(typeof element === "object" ? objectOf(element)["#"] : element).trim();
}
