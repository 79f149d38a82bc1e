import { expect, test } from "vitest";
import { slugInUrl } from "@/lib/text/slug-in-url";

test.each([
  ["a-slug", "a-slug"],
  ["A-Slug", "a-slug"],
  ["a-slug.", "a-slug"],
  ["a-slug”).", "a-slug"],
  ["a-slug&utm_source=x", "a-slug"],
  ["a-slug-;b?c", "a-slug"],
  ["a--b_c", "a--b_c"],
  ["a-slug\n#x\ny", "a-slug"],
  ["?", ""],
  ["-", ""],
  ["", ""],
])("the slug in %j is %j", (segment, slug) => {
  expect(slugInUrl(segment)).toBe(slug);
});

// A quadratic pattern exceeds the time limit of a test.
test.each([".", "a.", "-;", ";-"])("a slug in 200,000 of %j is found in time", (part) => {
  expect(slugInUrl(`a${part.repeat(200_000)}b`)).toMatch(/^a/);
});
