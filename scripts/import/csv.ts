const FIELD = /(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/gy;

/**
 * Parses CSV (RFC 4180).
 *
 * @param text with `\n` line breaks
 * @returns the rows as objects, by the names in the first one
 */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.trimEnd().matchAll(FIELD)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  const [names = [], ...others] = rows;
  return others.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])),
  );
}
