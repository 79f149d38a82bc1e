import { expect, test } from "vitest";
import { spellerFor } from "@/lib/pdf/speller";

test("what the standard fonts have is left alone", async () => {
  const text = "José – “Rosé”, 5 € … naïve";
  const spell = await spellerFor(text);

  expect(spell(text)).toBe(text);
});

test("a letter put together from two characters counts as the one it looks like", async () => {
  const spell = await spellerFor("Jose\u0301");

  expect(spell("Jose\u0301")).toBe("José");
});

test("what the fonts lack is spelt with letters they have", async () => {
  const spell = await spellerFor("Łukasz Żak, José");

  expect(spell("Łukasz")).toBe("Lukasz");
  expect(spell("José")).toBe("José");
});
