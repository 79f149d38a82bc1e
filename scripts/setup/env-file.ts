/** Values of a `.env` file, by name. */
export type Variables = Record<string, string>;

/** The value of a variable as it is written; undefined if the file does not name it. */
export function readVariable(text: string, name: string): string | undefined {
  const found = lineOf(name).exec(text)?.[1]?.trim();
  return found?.replace(/^(["'])(.*)\1$/, "$2");
}

/** Sets variables in their lines, and adds those that the file does not name at its end. */
export function withVariables(text: string, variables: Variables): string {
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  let result = text;
  for (const [name, value] of Object.entries(variables)) {
    if ((readVariable(result, name) ?? "") === value) continue;
    const line = `${name}=${value}`;
    if (lineOf(name).test(result)) result = result.replace(lineOf(name), () => line);
    else result += `${result === "" || result.endsWith("\n") ? "" : end}${line}${end}`;
  }
  return result;
}

function lineOf(name: string): RegExp {
  return new RegExp(`^${name}[ \\t]*=([^\\r\\n]*)`, "m");
}
