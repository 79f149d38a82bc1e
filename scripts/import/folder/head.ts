import { UserError } from "../../lib/user-error.ts";
import { objectOf, textOf } from "../../lib/json.ts";
import { withoutBlankLines } from "../blank-lines.ts";
import { ednIn } from "./edn.ts";
import { elixirIn } from "./elixir.ts";
import { byLine, fieldByField, json, toml, yaml } from "./head-values.ts";

/** Front matter: field names in lower case; numbers and flags as written, times as dates. */
export type Head = Record<string, unknown>;

const FENCED =
  /^(-{3,})[ \t]*(json|toml|yaml|js)?[ \t]*\n(?:([^]*?)\n)?(?:\1|\.\.\.)[ \t]*(?:\n|$)/;
const TOML = /^\+\+\+[ \t]*\n(?:([^]*?)\n)?\+\+\+[ \t]*(?:\n|$)/;
/** The front matter of Hexo in JSON, also without braces around it. */
const SEMICOLONS = /^(?:;{3,}(?:json)?[ \t]*\n)?(?=\s*["{])([^]*?)\n;{3,}[ \t]*(?:\n|$)/;
/** An HTML comment, which some systems read. */
const HIDDEN =
  /^<!--[ \t]*\n(?:---[ \t]*\n)?(?=(?:.*\n){0,9}?(?:title|date):)((?:\w[\w-]*:(?: .*)?\n|[ \t-].*\n)+?)(?:---[ \t]*\n)?-->[ \t]*(?:\n|$)/i;
/** Hexo's front matter, which needs no opening line; later lines of hyphens are rules of the text. */
const UNOPENED = /^((?:(?!---[ \t]*\n)(?:\w[\w-]*:(?: .*)?\n|[ \t-].*\n))+)---[ \t]*(?:\n|$)/;
/** The front matter of Pelican and MultiMarkdown. */
const LINES =
  /^(?=(?:title|date|author|tags|category|slug):(?!:))((?:[\w-]+(?: [\w-]+){0,3}:.*\n|[ \t]+\S.*\n)+)(?:\n|$)/i;
/** The front matter of Frog, which is indented like code. */
const INDENTED = /^(?= {4}Title:.*\n(?: {4}\w+:.*\n)*? {4}Date:)((?: {4}\w+:.*\n)+)(?:[ \t]*\n|$)/;
/** The front matter of JBake, which asks for a type and a status. */
const PROPERTIES_OF_JBAKE =
  /^(?=(?:[ \t#\w].*\n|\n)*?(?:type|status)[ \t]*=)((?:[\w.-]+[ \t]*=.*\n|#.*\n|[ \t]*\n)+)~{4,}[ \t]*(?:\n|$)/;
/** The front matter of Franklin, in Julia. */
const DEFINED = /^((?:@def (?:\w+\s*=\s*"""[^]*?"""|.*)\n(?:[ \t]+\S.*\n)*(?:[ \t]*\n)*)+)/;
/** Logseq's properties, as they may also be in a text from it. */
const PROPERTIES = /^((?:[\w-]+::[ \t].*\n)+)(?:\n|$)/;
/** All forms that they may have in one of Logseq's own folders. */
const PROPERTIES_OF_LOGSEQ = /^((?:[\p{L}\d_./-]+::(?:[ \t].*)?\n)+)(?:\n|$|(?=- ))/u;
/** The front matter of Nikola, in the text or in a file beside it. */
const COMMENT = /^(?:<!--\s*\n)?((?:\.\. [\w-]+:.*\n)+)(?:-->[ \t]*)?(?:\n|$)/;
export const COMMENTED_FIELD = /^\.\. ([\w-]+):[ \t]*(.*)/gm;

export type Parts = {
  head: Head;
  body: string;
  isFound: boolean;
  /** Why the front matter cannot be parsed; `head` has each line that can be. */
  fault?: string;
  /** What earlier releases read, which did not know this front matter. */
  former?: { head: Head; body: string };
};

/** Splits a file into its front matter and its text. */
export function partsOf(written: string, isOfLogseq = false): Parts {
  // Hugo skips blank lines before it.
  const text = written.replace(/^\s*\n(?=---|\+\+\+)/, "");
  for (const find of isOfLogseq ? [OF_LOGSEQ, ...FORMS] : FORMS) {
    const found = find(text);
    if (!found) continue;
    const body = withoutBlankLines(text.slice(found.front.length));
    try {
      const value = found.read();
      // Three hyphens can also be a horizontal rule.
      if (typeof value !== "object" && value !== undefined) continue;
      const former = find === headInElixir && { former: { head: {}, body: text } };
      return { head: headOf(value), body, isFound: true, ...former };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const { fields, rest } = fieldByField(found.fields);
      const remaining = rest.trim() === "" ? body : text.trim();
      return { head: headOf(fields), body: remaining, isFound: true, fault: error.message };
    }
  }
  return { head: {}, body: withoutBlankLines(text), isFound: false };
}

/** Front matter as written, with what encloses it and without, and how it is parsed. */
type Found = { front: string; fields: string; read: () => unknown };
type Find = (text: string) => Found | null;

/** @param form whose last group is the fields */
function matching(form: RegExp, read: (fields: string, found: string[]) => unknown): Find {
  return (text) => {
    const found = form.exec(text);
    const fields = found?.at(-1) ?? "";
    return found && { front: found[0], fields, read: () => read(fields, found) };
  };
}

/** The beginning of a text up to a position at which its line ends; null if the line goes on. */
function upTo(length: number, text: string, read: (fields: string) => unknown): Found | null {
  const fields = text.slice(0, length);
  const end = /^[ \t]*(?:\n|$)/.exec(text.slice(length));
  return end && { front: fields + end[0], fields, read: () => read(fields) };
}

/** A JSON object. */
function headInBraces(text: string): Found | null {
  if (!/^\{\s*"/.test(text)) return null;
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    if (token === "{") depth++;
    if (token === "}" && --depth === 0) return upTo(index + 1, text, json);
  }
  return null;
}

/** Cryogen's, in Clojure. */
function headInEdn(text: string): Found | null {
  const found = ednIn(text);
  return found && upTo(found.end, text, () => found.map);
}

/** NimblePublisher's, in Elixir, and the line that separates it from the text. */
function headInElixir(text: string): Found | null {
  const found = elixirIn(text);
  const [end] = /^[ \t]*\n\s*?---[ \t]*(?:\n|$)/.exec(text.slice(found?.end)) ?? [];
  if (!found || end === undefined) return null;
  const fields = text.slice(0, found.end);
  return { front: fields + end, fields, read: () => found.map };
}

const FORMS: Find[] = [
  matching(FENCED, (fields, [, , format]) =>
    format === "json" ? json(fields) : format === "toml" ? toml(fields) : yaml(fields),
  ),
  matching(TOML, toml),
  headInBraces,
  matching(SEMICOLONS, (fields) =>
    json(fields.trimStart().startsWith("{") ? fields : `{${fields}}`),
  ),
  matching(HIDDEN, yaml),
  matching(UNOPENED, yaml),
  matching(LINES, (fields) =>
    withAuthors(byLine(fields, /^([\w-][\w -]*):[ \t]*(.*(?:\n[ \t]+.*)*)/gm)),
  ),
  matching(INDENTED, (fields) => {
    const named = fields.replace(/^ +\w+:/gm, (name) => name.trim().toLowerCase());
    return withStatus(byLine(named, /^(\w+):[ \t]*(.*)$/gm));
  }),
  matching(PROPERTIES_OF_JBAKE, (fields) => byLine(fields, /^([\w.-]+)[ \t]*=[ \t]*(.*)$/gm)),
  headInEdn,
  headInElixir,
  matching(DEFINED, (fields) => toml(fields.replace(/^@def /gm, ""))),
  matching(PROPERTIES, (fields) => byLine(fields, /^([\w-]+)::[ \t]*(.*)$/gm)),
  matching(COMMENT, (fields) => withStatus(byLine(fields, COMMENTED_FIELD))),
];

const OF_LOGSEQ = matching(PROPERTIES_OF_LOGSEQ, (fields) =>
  byLine(fields.replace(/:: +"([^"\n]*)"$/gm, ":: $1"), /^([\p{L}\d_./-]+)::[ \t]*(.*)$/gmu),
);

/** Pelican's several authors. */
function withAuthors(fields: Record<string, string>): Head {
  const parts = Object.entries(fields).map(([name, value]) => [
    name,
    /^authors?$/i.test(name) && value.includes(";")
      ? value.split(/\s*;\s*/).filter(Boolean)
      : value.replace(/\s*\n\s*/g, " "),
  ]);
  return Object.fromEntries(parts);
}

/** Nikola's fields, with what older versions expressed as tags. */
export function withStatus({ tags = "", ...fields }: Record<string, string>): Head {
  const all = tags.split(",").map((tag) => tag.trim());
  const status = all.find((tag) => /^(?:draft|private)$/i.test(tag));
  const shown = all.filter((tag) => !/^(?:draft|private|mathjax)$/i.test(tag));
  return { ...fields, tags: shown, ...(status && { status }) };
}

/** Fields in a normal form: names in lower case, values as written. */
export function headOf(value: unknown): Head {
  return objectOf(normal(value));
}

function normal(value: unknown): unknown {
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== "object" || value === null) {
    const text =
      typeof value === "bigint" || typeof value === "boolean" ? String(value) : textOf(value);
    // A copy: a substring would keep the whole file in memory.
    return text === "~" || text === "null" ? "" : structuredClone(text);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.toLowerCase(), normal(one)]),
  );
}
