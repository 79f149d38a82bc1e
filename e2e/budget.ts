import fs from "node:fs";
import path from "node:path";
import { exceeded, exceededBy } from "../scripts/bundle-budget/check.ts";
import { measureBuild } from "../scripts/bundle-budget/count.ts";
import { quickSize } from "../scripts/bundle-budget/sizes.ts";

/** Fails if a build of the project exceeds its budget; other owners' builds only get a warning. */
export function requireBudget(outDir: string): void {
  const pages = fs.globSync("**/*.html", { cwd: outDir });
  const read = (page: string) => fs.readFileSync(path.join(outDir, page), "utf8");
  const sentences = [
    ...exceeded(measureBuild(outDir)),
    ...pages.flatMap((page) => exceededBy(page, quickSize(read(page))) ?? []),
  ];
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
}
