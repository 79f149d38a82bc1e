import { parseEnv } from "node:util";

export type Variables = Record<string, string>;

/** The value of a variable; undefined if it is not in the file. */
export function readVariable(text: string, name: string): string | undefined {
  return parseEnv(text)[name];
}

/** Sets variables in their lines, and appends those that are not in the file. */
export function withVariables(text: string, variables: Variables): string {
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  let result = text;
  for (const [name, value] of Object.entries(variables)) {
    if ((readVariable(result, name) ?? "") === value) continue;
    // In all of them: the last one counts.
    const changed = result.replace(linesOf(name), (_, before: string) => before + value);
    if (readVariable(changed, name) === value) result = changed;
    else result += `${result === "" || result.endsWith("\n") ? "" : end}${name}=${value}${end}`;
  }
  return result;
}

function linesOf(name: string): RegExp {
  return new RegExp(`^([ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=)[^\\r\\n]*`, "gm");
}
