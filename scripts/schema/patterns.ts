/** A regular expression that a text matches, or does not match. */
export type Pattern = { pattern?: string; excluded_pattern?: string };

/**
 * The regular expression that a check constraint of a column begins with.
 *
 * @param definition as PostgreSQL writes it
 * @returns undefined where it holds for some texts only, or may mean something else in JavaScript: classes of POSIX, escapes
 */
export function patternOf(definition: string, column: string): Pattern | undefined {
  const beginning = String.raw`^CHECK \(private\.ensure\(\(\(?${column} (!?)~ '([^':.\\]+)'::text\)(?: AND|,)`;
  const [, not, pattern] = new RegExp(beginning).exec(definition) ?? [];
  return pattern ? { [not ? "excluded_pattern" : "pattern"]: pattern } : undefined;
}
