/** A regular expression that a text, or each entry of a list, must match, or must not match. */
export type Pattern = { pattern?: string; excluded_pattern?: string };

export type Func = { name: string; arguments: string[]; source: string };

/**
 * The regular expression with which a column's check constraint begins, itself or in the function that it
 * calls.
 *
 * @param definition as PostgreSQL writes it
 * @returns undefined if it only applies to some texts, or may mean something else in JavaScript
 */
export function patternOf(
  definition: string,
  column: string,
  functions: readonly Func[],
): Pattern | undefined {
  const direct = String.raw`^CHECK \(private\.ensure\(\(\(?${column} (!?)~ '([^']+)'::text\)(?: AND|,)`;
  const [, not, written] = new RegExp(direct).exec(definition) ?? [];
  const calls = String.raw`^CHECK \(private\.ensure\(private\.(\w+)\(${column}\),`;
  const [, called] = new RegExp(calls).exec(definition) ?? [];
  const pattern = inJavaScript(written ?? testedBy(functions.find(({ name }) => name === called)));
  return pattern ? { [not ? "excluded_pattern" : "pattern"]: pattern } : undefined;
}

/** The pattern of a function that tests nothing else, or that of a list's entries. */
function testedBy(called: Func | undefined): string {
  const { arguments: [subject = ""] = [], source = "" } = called ?? {};
  const entry = entryOf(subject, source);
  const test = entry
    ? String.raw`\bor ${entry} !~ '([^']+)'`
    : String.raw`^\s*(?:begin\s+return|select) ${subject} ~ '([^']+)';(?:\s*end;)?\s*$`;
  return new RegExp(test).exec(source)?.[1] ?? "";
}

/** The variable for each entry of a list argument in a function. */
export function entryOf(list: string, source: string): string | undefined {
  const each = String.raw`foreach (\w+) in array ${list}\b|unnest\(${list}\) as (\w+)`;
  const [, looped, selected] = new RegExp(each).exec(source) ?? [];
  return looped ?? selected;
}

/**
 * In PostgreSQL a dot matches any character, in JavaScript not a line break; other classes and escapes differ
 * as well.
 */
function inJavaScript(pattern: string): string | undefined {
  const spaced = pattern.replaceAll("[:space:]", String.raw`\s`);
  const rest = spaced.replaceAll(/\\(?:\W|s)/g, "").replaceAll(/\[[^\]]*\]/g, "");
  return spaced.includes("[:") || /[.\\]/.test(rest) ? undefined : spaced;
}
