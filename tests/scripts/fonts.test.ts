import { expect, test } from "vitest";
import { makeSubsets } from "../../scripts/fonts/subsets.ts";
import { limits } from "../../scripts/bundle-budget/limits.ts";

test("the site's fonts are small, and the same every time", async () => {
  const subsets = await makeSubsets();
  expect(await makeSubsets()).toEqual(subsets);
  const sizes = [...subsets.values()].map((content) => content.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.fonts);
});
