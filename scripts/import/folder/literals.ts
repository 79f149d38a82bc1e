/** The literal value that a program gives a name. */
export function valueIn(program: string, name: RegExp): string | undefined {
  return new RegExp(String.raw`${name.source}\s*[:=]\s*[uUrR]{0,2}(["'\`])(.*?)\1`, "m").exec(
    program,
  )?.[2];
}
