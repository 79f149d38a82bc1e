import { parseSync, Visitor } from "vite";
import { StartError } from "../../supabase/embedded/start-error.ts";

/**
 * Puts what `said` says in one language in the place of what it says in all, see src/lib/said.ts.
 *
 * @param language BCP 47
 * @throws {StartError} if it is not written out
 */
export function foldSaid(file: string, source: string, language: string): string {
  if (!source.includes("said(")) return source;
  const calls: { start: number; end: number; value: string }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [texts], start, end }) {
      if (callee.type !== "Identifier" || callee.name !== "said") return;
      // One in another is folded with what is left of that.
      if (calls.some((outer) => outer.start < start && end < outer.end)) return;
      const named = texts?.type === "ObjectExpression" ? texts.properties : [];
      const values = named.flatMap((one) => {
        if (one.type !== "Property" || one.computed) return [];
        const { key, value } = one;
        const name = key.type === "Identifier" ? key.name : key.type === "Literal" && key.value;
        return [{ name, value: source.slice(value.start, value.end) }];
      });
      const chosen = values.find(({ name }) => name === language) ?? values[0];
      if (!chosen || values.length < named.length) {
        const line = source.slice(0, start).split("\n").length;
        throw new StartError(`${file}:${line}: said({ … }) must have its texts written out.`);
      }
      calls.push({ start, end, value: chosen.value });
    },
  }).visit(parseSync(file, source).program);
  if (calls.length === 0) return source;
  const folded = calls
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (code, { start, end, value }) => `${code.slice(0, start)}(${value})${code.slice(end)}`,
      source,
    );
  return foldSaid(file, folded, language);
}
