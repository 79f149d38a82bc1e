import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { charactersIn, makeSubsets } from "../../scripts/fonts/subsets.ts";
import { limits } from "../../scripts/bundle-budget/limits.ts";

const css = fs.readFileSync("src/fonts.css", "utf8");
const subsets = await makeSubsets(css);

test("the build makes every font file that the styles name, with the same bytes each time", async () => {
  const named = [...css.matchAll(/\.\/fonts\/([^"]+)"/g)].map(([, name]) => name);
  expect([...subsets.keys()]).toEqual(named);
  expect(await makeSubsets(css)).toEqual(subsets);
});

test("the font files for English text are small", () => {
  const basic = [...subsets].filter(([name]) => name.includes("-basic."));
  expect(basic).toHaveLength(3);
  const size = basic.reduce((sum, [, content]) => sum + content.length, 0);
  expect(size).toBeLessThanOrEqual(limits.fonts);
});

test("the home page's own text needs no second file of a typeface", () => {
  const pages = "src/pages/home";
  const words = fs
    .readdirSync(pages, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => fs.readFileSync(path.join(pages, name), "utf8"));
  const letters = new Set(words.join("").match(/\p{L}/gu));
  const [, range = ""] = /-basic\.woff2"[^}]*unicode-range:([^;]+)/.exec(css) ?? [];
  const first = new Set(charactersIn(range));
  expect([...letters].filter((letter) => !first.has(letter))).toEqual([]);
});

test("an unknown font is an error", async () => {
  await expect(makeSubsets(css.replace("geist-mono-basic", "comic-basic"))).rejects.toThrow(
    "There is no font comic",
  );
});
