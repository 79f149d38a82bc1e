import { readdirSync, readFileSync } from "node:fs";

/** The site's source files that match a pattern, outside a folder, in alphabetical order. */
export function sourcesWith(pattern: RegExp, outside: string): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(outside))
    .filter((file) => pattern.test(readFileSync(file, "utf8")))
    .toSorted();
}
