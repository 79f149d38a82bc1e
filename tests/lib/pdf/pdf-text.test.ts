import { expect, test } from "vitest";
import { spellerFor, wrapText } from "@/lib/pdf/pdf-text";

const widthOf = (text: string) => text.length;
const latin = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzé –“”", (character) =>
  character.codePointAt(0),
).filter((codePoint) => codePoint !== undefined);

test("text is broken at its spaces, and every line holds as much as it can", () => {
  expect(wrapText("one two three four", 9, widthOf)).toEqual(["one two", "three", "four"]);
  expect(wrapText("one two", 7, widthOf)).toEqual(["one two"]);
});

test("spaces and line breaks between words count as one space", () => {
  expect(wrapText("  one \n two  ", 20, widthOf)).toEqual(["one two"]);
  expect(wrapText(" ", 20, widthOf)).toEqual([]);
});

test("a word wider than the line is broken where it must be", () => {
  expect(wrapText("a abcdefgh b", 3, widthOf)).toEqual(["a", "abc", "def", "gh", "b"]);
});

test("what the font has is left alone", async () => {
  const spell = await spellerFor("José – “Rosé”", latin);

  expect(spell("José – “Rosé”")).toBe("José – “Rosé”");
});

test("a letter put together from two characters counts as the one it looks like", async () => {
  const spell = await spellerFor("Jose\u0301", latin);

  expect(spell("Jose\u0301")).toBe("José");
});

test("what the font lacks is spelt with letters it has", async () => {
  const spell = await spellerFor("Łukasz Żak, José", latin);

  expect(spell("Łukasz")).toBe("Lukasz");
  expect(spell("José")).toBe("José");
});
