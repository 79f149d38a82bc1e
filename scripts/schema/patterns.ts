/** A regular expression that a text, or each entry of a list, matches, or does not match. */
export type Pattern = { pattern?: string; excluded_pattern?: string };

export type Func = { name: string; arguments: string[]; source: string };

/**
 * The regular expression that a check constraint of a column begins with, itself or by the function that it calls.
 *
 * @param definition as PostgreSQL writes it
 * @returns undefined where it holds for some texts only, or may mean something else in JavaScript
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

/** That of a function which asks nothing else of its argument, or that of the entries of a list. */
function testedBy(called: Func | undefined): string {
  const { arguments: [subject = ""] = [], source = "" } = called ?? {};
  const entry = entryOf(subject, source);
  const test = entry
    ? String.raw`\bor ${entry} !~ '([^']+)'`
    : String.raw`^\s*(?:begin\s+return|select) ${subject} ~ '([^']+)';(?:\s*end;)?\s*$`;
  return new RegExp(test).exec(source)?.[1] ?? "";
}

/** What a function calls each entry of a list that it is given. */
export function entryOf(list: string, source: string): string | undefined {
  const each = String.raw`foreach (\w+) in array ${list}\b|unnest\(${list}\) as (\w+)`;
  const [, looped, selected] = new RegExp(each).exec(source) ?? [];
  return looped ?? selected;
}

/** A dot is any character there, and not the end of a line here; other classes and escapes differ as well. */
function inJavaScript(pattern: string): string | undefined {
  const spaced = pattern.replaceAll("[:space:]", String.raw`\s`);
  const rest = spaced.replaceAll(/\\(?:\W|s)/g, "").replaceAll(/\[[^\]]*\]/g, "");
  return spaced.includes("[:") || /[.\\]/.test(rest) ? undefined : spaced;
}
