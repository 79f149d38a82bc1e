import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";
import { StartError } from "../../../supabase/embedded/start-error.ts";
import { objectOf, textOf } from "../source.ts";

/** Front matter: names in small letters; numbers and flags as they are written, times as such. */
export type Head = Record<string, unknown>;

const FENCED = /^---[ \t]*(json|toml|yaml|js)?[ \t]*\n(?:([^]*?)\n)?(?:---|\.\.\.)[ \t]*(?:\n|$)/;
const TOML = /^\+\+\+[ \t]*\n(?:([^]*?)\n)?\+\+\+[ \t]*(?:\n|$)/;
const JSON_HEAD = /^\{\s*\n[^]*?\n\}[ \t]*(?:\n|$)/;
/** Hexo needs no line before it. */
const UNOPENED = /^((?:[\w-]+:(?: .*)?\n|[ \t-]+.*\n)+)---[ \t]*(?:\n|$)/;
/** Pelican's and MultiMarkdown's. */
const LINES =
  /^(?=(?:title|date|author|tags|category|slug):)((?:[\w-]+:[ \t]*.*\n|[ \t]+\S.*\n)+)(?:\n|$)/i;
/** Nikola's. */
const REMARK = /^<!--\s*\n((?:\.\. [\w-]+:.*\n)+)-->[ \t]*(?:\n|$)/;

/**
 * Splits a file into its front matter and its text.
 *
 * @throws {StartError} if there is one that cannot be read
 */
export function partsOf(text: string): { head: Head; body: string; isFound: boolean } {
  for (const [form, read] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const value = read(found);
    // A rule is drawn by the same three hyphens.
    if (typeof value !== "object" && value !== undefined) continue;
    const head = objectOf(normal(value));
    return { head, body: withoutBlankLines(text.slice(found[0].length)), isFound: true };
  }
  return { head: {}, body: withoutBlankLines(text), isFound: false };
}

const FORMS: [RegExp, (found: RegExpExecArray) => unknown][] = [
  [
    FENCED,
    ([, format, written = ""]) =>
      format === "json" ? json(written) : format === "toml" ? toml(written) : yaml(written),
  ],
  [TOML, ([, written = ""]) => toml(written)],
  [JSON_HEAD, ([written]) => json(written)],
  [UNOPENED, ([, written = ""]) => yaml(written)],
  [LINES, ([, written = ""]) => byLine(written, /^([\w-]+):[ \t]*(.*(?:\n[ \t]+.*)*)/gm)],
  [REMARK, ([, written = ""]) => byLine(written, /^\.\. ([\w-]+):[ \t]*(.*)/gm)],
];

function withoutBlankLines(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}

/** Every value as it is written: 3.10 is no number, and «no» a word. */
function yaml(written: string): unknown {
  const document = parseDocument(written, {
    schema: "failsafe",
    uniqueKeys: false,
    logLevel: "error",
  });
  const [error] = document.errors;
  if (error)
    throw new StartError(`its front matter is no YAML: ${error.message.replace(/\s+/g, " ")}`);
  return document.toJS({ maxAliasCount: 100 });
}

function toml(written: string): unknown {
  try {
    return parseToml(written);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`its front matter is no TOML: ${reason.replace(/\s+/g, " ")}`);
  }
}

function json(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw new StartError("its front matter is no JSON.");
  }
}

function byLine(written: string, line: RegExp): unknown {
  return Object.fromEntries(
    [...written.matchAll(line)].map(([, name, value = ""]) => [name, value.trim()]),
  );
}

function normal(value: unknown): unknown {
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== "object" || value === null) {
    const text =
      typeof value === "bigint" || typeof value === "boolean" ? String(value) : textOf(value);
    return text === "~" || text === "null" ? "" : text;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.toLowerCase(), normal(one)]),
  );
}
