import { expect, test } from "vitest";

const sources = import.meta.glob<string>("/src/**/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

test("screen readers know the regions that report something before these have a text", () => {
  const tags = Object.values(sources).flatMap((source) => source.match(/<[a-z]+\s[^<]*?>/g) ?? []);
  const regions = tags.filter((tag) => /role="status"|aria-live="polite"/.test(tag));
  expect(regions.length).toBeGreaterThan(20);
  expect(regions.filter((tag) => tag.includes("empty:hidden"))).toEqual([]);
});
