import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";
import { sentenceOf, UserError } from "../../lib/user-error.ts";
import { objectOf } from "../../lib/json.ts";

/** A quoted text whose further lines other systems' parsers accept without an indent. */
const QUOTED = /^[\w-]+:[ \t]+(?:"(?:[^"\\]|\\[^])*"|'(?:[^']|'')*')/gm;

/** Every value as written: 3.10 is not a number, and "no" is text. */
export function yaml(written: string): unknown {
  const indented = written
    .replace(QUOTED, (field) => field.replace(/\n(?=\S)/g, "\n "))
    // Hexo takes tabs as well.
    .replace(/^\t+/gm, (tabs) => "  ".repeat(tabs.length));
  const parsed = parsedYaml(indented);
  const isOfHashnode = parsed.errors.length > 0 && /^cuid: /m.test(written);
  const document = isOfHashnode ? parsedYaml(withQuotesEscaped(indented)) : parsed;
  try {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new UserError(`its front matter is not YAML: ${reasonOf(error)}`);
  }
}

export function toml(written: string): unknown {
  try {
    return parseToml(
      written
        .replace(
          /(?<=^\w+\s*=\s*)Date\((\d+), *(\d+), *(\d+)\)/gm,
          (_, year: string, ...rest: string[]) =>
            [year, ...rest.slice(0, 2).map((part) => part.padStart(2, "0"))].join("-"),
        )
        // Julia's tuples, in Franklin.
        .replace(/^([ \t]*)\((".*")\)(?=,?[ \t]*$)/gm, "$1[$2]"),
    );
  } catch (error) {
    throw new UserError(`its front matter is not TOML: ${reasonOf(error)}`);
  }
}

export function json(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw new UserError("its front matter is not JSON.");
  }
}

/** @param line matches a field's line, with its name and its value as groups */
export function byLine(written: string, line: RegExp): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(line)].map(([, name, value = ""]) => [name, value.trim()]),
  );
}

/** The fields that can be parsed separately, the others as written, and what is not a field. */
export function fieldByField(written: string): { fields: object; rest: string } {
  const fieldPattern = /^([\w-]+)[ \t]*[:=][ \t]*(.*(?:\n(?:[ \t-].*)?)*)/gm;
  const fields = [...written.matchAll(fieldPattern)].map(
    ([field, name = "", value = ""]): [string, unknown] => {
      const bare = value.trim().replace(/^(["'])(.*)\1$/, "$2");
      try {
        return [name, objectOf(yaml(field))[name] ?? bare];
      } catch {
        return [name, bare];
      }
    },
  );
  const rest = written.replace(fieldPattern, "").replace(/^#.*$/gm, "");
  return { fields: Object.fromEntries(fields), rest };
}

function parsedYaml(written: string) {
  return parseDocument(written, { schema: "failsafe", uniqueKeys: false, logLevel: "error" });
}

/** Hashnode's backups put a text between quotes, whatever quotes are in it. */
function withQuotesEscaped(written: string): string {
  return written.replace(
    /^([\w-]+:[ \t]+")(.*)(?="[ \t]*$)/gm,
    (line, before: string, inner: string) =>
      parsedYaml(`${line}"`).errors.length === 0
        ? line
        : before + inner.replace(/\\.|"/g, (character) => (character === '"' ? '\\"' : character)),
  );
}

function reasonOf(error: unknown): string {
  return sentenceOf(error).replace(/\s+/g, " ");
}
