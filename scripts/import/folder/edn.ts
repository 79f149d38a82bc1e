import { objectOf, textOf } from "../../lib/json.ts";

/** The limits of front matter, in characters and in levels of nesting. */
const [LENGTH, DEPTH] = [100_000, 20];
/** What has no meaning here, such as white space, comments and tags of times, or a part of a value. */
const TOKEN =
  /(?<ignored>[\s,]+|;.*|#(?:inst|uuid)\b)|"[^"\\]*(?:\\[^][^"\\]*)*"|#?\{|[[({})\]]|[^\s,;"{}()[\]]+/gy;
const ESCAPES: Record<string, string> = { n: "\n", t: "\t" };

/** The value of a symbol, a keyword or a string. */
function bare(token: string): string {
  if (token === "nil") return "";
  const text = /^"([^]*)"$/.exec(token)?.[1];
  return text === undefined
    ? token.replace(/^:/, "")
    : text.replace(/\\([^])/g, (_, character: string) => ESCAPES[character] ?? character);
}

function mapOf(values: readonly unknown[]): Record<string, unknown> {
  const pairs = values.flatMap((name, index) =>
    index % 2 === 0 ? [[textOf(name).replace(/\?$/, ""), values[index + 1]]] : [],
  );
  return Object.fromEntries(pairs);
}

/** The map with a title that a text begins with, and where it ends; null without one. */
export function ednIn(text: string): { map: object; end: number } | null {
  return mapIn(text, "{", TOKEN, bare);
}

/**
 * @param start how a map begins; other brackets are those of lists
 * @param tokens matches each part of a map, with a group `ignored` for what has no meaning
 * @param valueOf the value of a token that is no bracket
 */
export function mapIn(
  text: string,
  start: string,
  tokens: RegExp,
  valueOf: (token: string) => unknown,
): { map: object; end: number } | null {
  if (!text.startsWith(start)) return null;
  const open: { isMap: boolean; values: unknown[] }[] = [];
  for (const { 0: token, groups, index } of text.slice(0, LENGTH).matchAll(tokens)) {
    if (groups?.["ignored"] !== undefined) continue;
    if (/^[#%]?[[({]$/.test(token)) {
      open.push({ isMap: token === start, values: [] });
      if (open.length > DEPTH) return null;
      continue;
    }
    const closed = /^[\])}]$/.test(token) ? open.pop() : undefined;
    const value = closed?.isMap ? mapOf(closed.values) : (closed?.values ?? valueOf(token));
    const outer = open.at(-1);
    if (outer) outer.values.push(value);
    else {
      const map = objectOf(value);
      return typeof map["title"] === "string" ? { map, end: index + token.length } : null;
    }
  }
  return null;
}
