import { parseSync, Visitor } from "vite";
import { UserError } from "../lib/user-error.ts";
import { splice, type Edit } from "../lib/splice.ts";

const MARK = /\{\.\.\.asWritten\([^{}]*\)\}/g;

/**
 * Removes the code that marks the language of the owner's texts, see src/lib/text/as-written.ts: for a site in
 * one language.
 */
export function withoutMarks(source: string): string {
  return source.replaceAll(MARK, "");
}

/**
 * Reduces calls of `said` to one language, see src/lib/said.ts: to the value alone on a site in one language,
 * else to the value with its language.
 *
 * @throws {UserError} if it is not a literal
 */
export function foldSaid(
  file: string,
  source: string,
  language: string,
  hasEditions = false,
): string {
  if (!source.includes("said(")) return source;
  const calls: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [texts], start, end }) {
      if (callee.type !== "Identifier" || callee.name !== "said") return;
      // A nested call is folded with what is left of the outer one.
      if (calls.some((outer) => outer.start < start && end < outer.end)) return;
      const properties = texts?.type === "ObjectExpression" ? texts.properties : [];
      const values = properties.flatMap((entry) => {
        if (entry.type !== "Property" || entry.computed) return [];
        const { key, value } = entry;
        const name = key.type === "Identifier" ? key.name : key.type === "Literal" && key.value;
        const property = source.slice(entry.start, entry.end);
        return [{ name, property, value: source.slice(value.start, value.end) }];
      });
      const chosen = values.find(({ name }) => name === language) ?? values[0];
      if (!chosen || values.length < properties.length) {
        const line = source.slice(0, start).split("\n").length;
        throw new UserError(`${file}:${line}: said({ … }) must have its texts written out.`);
      }
      if (!hasEditions) calls.push({ start, end, text: `(${chosen.value})` });
      else if (values.length > 1) calls.push({ start, end, text: `said({ ${chosen.property} })` });
    },
  }).visit(parseSync(file, source).program);
  if (calls.length === 0) return source;
  return foldSaid(file, splice(source, calls), language, hasEditions);
}
