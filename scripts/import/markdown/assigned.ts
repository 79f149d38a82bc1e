/** An assignment of the text's own variable, on a separate line; in Nunjucks, `set`. */
const ASSIGNED =
  /^[ \t]*\{%-?[ \t]*(?:assign|set)[ \t]+([\w-]+)[ \t]*=([^%]*(?:%(?!\})[^%]*)*)%\}[ \t]*$/;
/** Tags that set a variable. */
const NAMED = /\{%-?\s{0,9}(?:assign|set|capture|for|tablerow|increment|decrement)\s{1,9}([\w-]+)/g;
/** Parts of a value, such as its size, which are not resolved here. */
const PARTED = /\{(?:\{|%-?\s{0,9}(?:if|elsif|unless|case)\b)-?\s{0,9}([\w-]+)[.[]/g;
const BLOCK = /\{%-?\s{0,9}(end)?(?:if|unless|case|for|tablerow|capture|macro|call)\b/g;
const TAG = /(\{%-?\s{0,9}(?:include\w*\s{1,9}\S{1,200}|\w+))((?:(?!\{%|%\})[^]){1,2000}%\})/g;
export const VARIABLE = /\{\{-?((?:"[^"]*"|'[^']*'|[^{}"'])*?)-?\}\}/g;
/** Strings, filters and names of options, which are not variables, or a possible variable. */
const WORDS =
  /"[^"]*"|'[^']*'|\|\s{0,9}\w+|[\w.-]+(?=\s{0,9}(?::|=(?!=)))|(?<name>[^\s"'|,:=<>!()%}]+)/g;

/**
 * Resolves what a text assigns to a variable once and outside of conditions and loops, where it is used after
 * that.
 *
 * @param read the value of an expression; null if it is unknown
 */
export function withAssigned(text: string, read: (expression: string) => string | null): string {
  const times = new Map<string, number>();
  for (const [, name = ""] of text.matchAll(NAMED)) times.set(name, (times.get(name) ?? 0) + 1);
  if (times.size === 0) return text;
  const parted = new Set(Array.from(text.matchAll(PARTED), ([, name = ""]) => name));
  /** Values as they are written in expressions. */
  const values = new Map<string, string>();
  const filled = (expression: string) =>
    expression.replace(WORDS, (word: string, ...found) => {
      const { name }: Record<string, string | undefined> = found.at(-1);
      return (name && values.get(name)) ?? word;
    });
  const resolved = (lines: readonly string[]) =>
    values.size === 0
      ? lines.join("\n")
      : lines
          .join("\n")
          .replace(VARIABLE, (written: string, expression: string) => {
            const resolvedExpression = filled(expression);
            if (resolvedExpression === expression) return written;
            return read(resolvedExpression.trim()) ?? `{{${resolvedExpression}}}`;
          })
          .replace(TAG, (_, name: string, rest: string) => name + filled(rest));
  const parts: string[] = [];
  let lines: string[] = [];
  let depth = 0;
  for (const line of text.split("\n")) {
    for (const [, end] of line.matchAll(BLOCK)) depth = Math.max(0, depth + (end ? -1 : 1));
    const [, name = "", expression = ""] = ASSIGNED.exec(line) ?? [];
    const isKnown = depth === 0 && times.get(name) === 1 && !parted.has(name);
    const value = isKnown ? read(filled(expression.replace(/-$/, "").trim())) : null;
    const quote = value?.includes('"') ? "'" : '"';
    if (value === null || value.includes(quote) || /[{}\n]|%\}/.test(value)) {
      lines.push(line);
      continue;
    }
    if (lines.length > 0) parts.push(resolved(lines));
    lines = [];
    values.set(name, quote + value + quote);
  }
  return [...parts, resolved(lines)].join("\n");
}
