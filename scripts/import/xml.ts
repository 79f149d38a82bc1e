import { XMLParser } from "fast-xml-parser";
import { sentenceOf, StartError } from "../../supabase/embedded/start-error.ts";
import { objectOf, textOf } from "./source.ts";

/** XML's own entities. */
const CHARACTERS: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};
/** Entities declared in a file are not expanded: they could blow up a small file to gigabytes. */
const XML_ENTITIES = {
  decode: (text: string) =>
    text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => CHARACTERS[entity] ?? entity),
  addInputEntities: () => undefined,
  setExternalEntities: () => undefined,
  setXmlVersion: () => undefined,
  reset: () => undefined,
};

const BEFORE = /^(?:(?!<(?:rss|feed|disqus)\b)[^])*?(?=<\?xml\s)/;

/**
 * Parses an export in XML, with attributes as `@name` and text as `#`.
 *
 * @param lists names of elements that are always lists
 * @throws {StartError} if it is not XML, or incomplete
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
    // Blank lines before the declaration come from a template, and words from a plugin with errors.
    return parser.parse(xml.replace(BEFORE, "").trimStart(), true);
  } catch (error) {
    throw new StartError(`${file} is not XML, or only a part of it: ${sentenceOf(error)}`);
  }
}

/**
 * The text of an element, which the parser returns as a string, or as an object if it has attributes.
 */
export function valueOf(element: unknown): string {
  if (Array.isArray(element)) return valueOf(element[0]);
  return textOf(typeof element === "object" ? objectOf(element)["#"] : element);
}
