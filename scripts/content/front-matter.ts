import { normalLines } from "../lib/normal-lines.ts";
import { parseDocument, stringify, visit } from "yaml";
import { UserError } from "../lib/user-error.ts";

/** Front matter as in the file: fields in order. */
export type Head = Record<string, unknown>;

/** Aliases could expand a few lines to gigabytes. */
const OPTIONS = { maxAliasCount: 100 };
const FENCED = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n|$)/;

/**
 * Splits a file into its YAML front matter and its text.
 *
 * @param text of the file, with any line breaks, with or without a byte order mark
 * @returns an empty head if there is none; the text is without the blank line after the front matter and
 * without the final line break
 * @throws {UserError} if the front matter cannot be parsed
 */
export function readFrontMatter(text: string): { head: Head; body: string } {
  const lines = normalLines(text);
  const found = FENCED.exec(lines);
  const body = (found ? lines.slice(found[0].length) : lines).replace(/^\n/, "").replace(/\n$/, "");
  return { head: found ? readHead(found[1] ?? "") : {}, body };
}

function readHead(yaml: string): Head {
  // With a line for the fence, so that errors have the file's line numbers.
  const head = readYaml(`\n${yaml}`);
  if (head === null) return {};
  if (typeof head !== "object" || Array.isArray(head)) {
    throw new UserError("The front matter is not a list of names and values.");
  }
  return { ...head };
}

/** @throws {UserError} with the number of the invalid line */
export function readYaml(yaml: string): unknown {
  const document = documentOf(yaml);
  const [error] = document.errors;
  if (error) throw new UserError(`This is not YAML: ${error.message}`);
  try {
    return document.toJS(OPTIONS);
  } catch (error) {
    throw new UserError(`This is not YAML: ${String(error)}`);
  }
}

/** Numbers that would be written differently stay text, as typed: a title 3.10 is not 3.1, nor 007 7. */
function documentOf(yaml: string) {
  const document = parseDocument(yaml);
  visit(document, {
    Scalar(_, scalar) {
      const { source, value } = scalar;
      if (typeof value === "number" && String(value) !== source) scalar.value = source;
    },
  });
  return document;
}

/** The inverse of `readFrontMatter`. */
export function withFrontMatter(head: Head, body: string): string {
  return `---\n${writeYaml(head)}---\n\n${body}\n`;
}

/** A value as YAML, without folding long lines: a diff then shows only what changed. */
export function writeYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}

/**
 * Sets fields in the front matter of a file, and removes those that are undefined; the rest stays as its author
 * typed it.
 */
export function setFields(text: string, fields: Head): string {
  const lines = normalLines(text);
  const found = FENCED.exec(lines);
  const rest = found ? lines.slice(found[0].length) : `\n${lines}`;
  return `---\n${setYaml(found?.[1] ?? "", fields)}---\n${rest}`;
}

/** The same for a file that is YAML. */
export function setYaml(yaml: string, fields: Head): string {
  const document = documentOf(yaml);
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) document.delete(name);
    else document.set(name, value);
  }
  return document.toString({ lineWidth: 0 });
}
