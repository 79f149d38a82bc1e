import { callout } from "../markdown/callout.ts";
import { FIELDS } from "./fields.ts";
import { headOf, COMMENTED_FIELD, withStatus, type Head, type Parts } from "./head.ts";
import { byLine } from "./head-values.ts";

/** The fields of Nikola's `.meta`. */
export function headOfMeta(text: string): Head {
  return headOf(withStatus(byLine(text, COMMENTED_FIELD)));
}

/** What Notion writes below the title: a page's properties, one of which may be a URL. */
const PROPERTIES =
  /^(#[ \t][^\n]*\n+)((?:[\p{L}\p{Extended_Pictographic}][^:\n]{0,40}:[ \t][^\n]*\n)+)(?:\n|$)/u;
const KNOWN: ReadonlySet<string> = new Set(Object.values(FIELDS).flat());
const SHOWN = /^(?:published|public|done|live|complete[d]?|posted)$/i;

/** Notion's export of a page, with its properties as fields, and its callouts. */
export function partsOfNotion(text: string): Parts {
  const [found = "", title = "", lines = ""] = PROPERTIES.exec(text) ?? [];
  const properties = Object.entries(byLine(lines, /^([^:\n]+):[ \t]*(.*)$/gm)).map(
    ([name, value]): [string, string] => [name.trim().toLowerCase().replace(/\s+/g, "_"), value],
  );
  // A first paragraph looks the same, above all in lower case or in scripts without capitals.
  const known = properties.filter(([field]) => KNOWN.has(field));
  const isHead = /^(?!\p{Lu}|\p{Extended_Pictographic}).+/mu.test(lines)
    ? known.length > 1
    : known.length > 0 || properties.length > 1;
  const fields = properties.map(([field, value]): [string, string] => {
    if (field === "status" && !SHOWN.test(value)) return ["status", "draft"];
    return [/^(?:url|path)$/.test(field) ? `its_${field}` : field, value];
  });
  const body = (isHead ? title + text.slice(found.length) : text).replace(
    /^<aside>\n(?:<img src="https:\/\/www\.notion\.so\/icons\/[^<>]*>\n?)?((?:(?!^<aside>$)[^])*?)\n?<\/aside>$/gm,
    (_, inner: string) => callout("NOTE", "", inner),
  );
  const head = headOf(isHead ? Object.fromEntries(fields) : {});
  return { head, body: body.trim(), isFound: true };
}

/** Text fields of Lektor's blocks. */
const TEXTS = /^(?:text|body|contents?|code|description|caption|quote)$/;

/**
 * Lektor's `contents.lr`: fields separated by lines of hyphens, one of which is the text, or blocks with texts.
 */
export function partsOfLektor(text: string): Parts {
  const fields = text
    .split(/^---[ \t]*$/m)
    .map((part) => /^\s*([\w-]+):[ \t]*([^]*)$/.exec(part))
    .filter((found) => found !== null)
    .map(([, name = "", value = ""]) => [name.toLowerCase(), value.trim()]);
  const head = Object.fromEntries(fields);
  const name = ["body", "text", "content", "contents"].find((field) => head[field] !== undefined);
  const written = (name && head[name]) ?? "";
  if (name) delete head[name];
  const others: Record<string, string[]> = {};
  const body = textOfFlow(written, 4, others);
  // A list has a line for each name.
  const lists = Object.entries<string>(head)
    .filter(([field, value]) => /^(?:tags|categories|authors)$/.test(field) && value.includes("\n"))
    .map(([field, value]) => [field, value.split(/\n+/)]);
  return {
    head: headOf({ ...others, ...head, ...Object.fromEntries(lists) }),
    body,
    isFound: true,
  };
}

/**
 * The visible text of blocks, which may contain nested blocks.
 *
 * @param depth the number of hyphens that separate fields, and of characters before their names
 * @param others receives the remaining fields
 */
function textOfFlow(written: string, depth: number, others: Record<string, string[]>): string {
  const marker = "#".repeat(depth);
  const [only = "", ...blocks] = written.split(
    new RegExp(`^${marker} *[\\w-]+ *${marker}[ \\t]*$`, "m"),
  );
  // A field of blocks contains only blocks; other text may look like one.
  const body =
    only.trim() === ""
      ? blocks.map((block) => textOfBlock(block, depth, others)).join("\n\n")
      : written;
  // A line with more hyphens than the separator is an escaped one, with one hyphen too many.
  return body.replace(/^-(-{3,})[ \t]*$/gm, "$1").trim();
}

function textOfBlock(block: string, depth: number, others: Record<string, string[]>): string {
  const parts = block.split(new RegExp(`^-{${depth}}[ \\t]*$`, "m")).map((part) => {
    const [, field = "", written = ""] = /^\s*([\w-]+):[ \t]*([^]*)$/.exec(part) ?? [];
    const value = written.trim();
    if (field === "image" && value) return `![](${value})`;
    if (/^(?:title|heading)$/.test(field) && value) return `**${value}**`;
    if (TEXTS.test(field)) return value;
    if (value.includes("#".repeat(depth + 1))) return textOfFlow(value, depth + 1, others);
    if (value) (others[field] ??= []).push(value);
    return "";
  });
  return parts.filter(Boolean).join("\n\n");
}
