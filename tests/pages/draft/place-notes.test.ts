import { expect, test } from "vitest";
import { placeNotes, quoteOf } from "@/pages/draft/place-notes";

const blocks = ["Intro", "Same", "Other", "Same"].map((quote, paragraph) => ({ quote, paragraph }));
const placesOf = (notes: { paragraph: number; quote: string }[]) => {
  const { placed, rest } = placeNotes(blocks, notes);
  return { placed: [...placed], rest };
};

test("a note stays with its paragraph, wherever it has moved", () => {
  const note = { paragraph: 9, quote: "Intro" };
  expect(placesOf([note])).toEqual({ placed: [[0, [note]]], rest: [] });
});

test("of paragraphs with the same beginning, a note belongs to the nearest", () => {
  const first = { paragraph: 0, quote: "Same" };
  const last = { paragraph: 4, quote: "Same" };
  expect(placesOf([first, last]).placed).toEqual([
    [1, [first]],
    [3, [last]],
  ]);
});

test("a note on deleted text has no position", () => {
  const note = { paragraph: 2, quote: "Gone" };
  expect(placesOf([note])).toEqual({ placed: [], rest: [note] });
});

test("a quote is one line of at most 80 whole characters", () => {
  expect(quoteOf("  One\n  two ")).toBe("One two");
  expect(quoteOf("🙂".repeat(100))).toBe("🙂".repeat(80));
});
