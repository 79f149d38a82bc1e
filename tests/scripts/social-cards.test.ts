import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawCard, type Card } from "../../scripts/social-cards/card.ts";
import { titleBlock } from "../../scripts/social-cards/title-block.ts";
import { sans, serif } from "../../scripts/social-cards/typeface.ts";
import { CARD_LIMIT, writeCards } from "../../scripts/social-cards/write-cards.ts";

const WIDTH = 1056;
const HEIGHT = 348;
const LONGEST = 200;

const card = (given: Partial<Card> = {}): Card => ({
  title: "The first paint is a promise",
  category: "Frontend",
  name: "Robin Sample",
  host: "example.com",
  ...given,
});

const titles = {
  short: "Short",
  usual: "Evaluating an assistant in fifty lines",
  long: "a few words more ".repeat(20).slice(0, LONGEST).trim(),
  wide: "W".repeat(LONGEST),
  narrow: "i".repeat(LONGEST),
  "one word": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  "letters with marks": "Škoda, naïve façade, žluťoučký kůň",
  vietnamese: "Tiếng Việt có dấu",
  cyrillic: "Почему тесты врут",
  hostile: `</path></svg><script>alert(1)</script>"'&`,
};

test.each(Object.entries(titles))("a title that is %s fits its space whole", (_, title) => {
  const block = titleBlock(title, WIDTH, HEIGHT);
  if (!block) throw new Error("no block");
  expect(block.lines.join("").replaceAll(" ", "")).toBe(title.replaceAll(" ", ""));
  expect(block.lines.length * block.lineHeight).toBeLessThanOrEqual(HEIGHT);
  for (const line of block.lines) {
    expect(block.typeface.outline(line, block.size).width).toBeLessThanOrEqual(WIDTH);
  }
});

test("the shorter a title, the larger it is set", () => {
  const sizes = [titles.short, titles.usual, titles.long].map(
    (title) => titleBlock(title, WIDTH, HEIGHT)?.size ?? 0,
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test("lines of a title are of about the same length", () => {
  const { lines = [], size = 0 } = titleBlock(titles.long, WIDTH, HEIGHT) ?? {};
  const widths = lines.map((line) => serif.outline(line, size).width);
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.7);
});

test("a title that fits at no size ends with an ellipsis", () => {
  const block = titleBlock("word ".repeat(300), WIDTH, HEIGHT);
  expect(block?.lines.at(-1)).toMatch(/…$/);
  expect((block?.lines.length ?? 0) * (block?.lineHeight ?? 0)).toBeLessThanOrEqual(HEIGHT);
});

test("scripts that the serif lacks are set in the sans, and what no face has is no row of boxes", () => {
  expect(titleBlock(titles.usual, WIDTH, HEIGHT)?.typeface).toBe(serif);
  expect(titleBlock(titles.cyrillic, WIDTH, HEIGHT)?.typeface).toBe(sans);
  for (const title of ["日本語のタイトル", "عنوان المقال", "שלום", "🚀🚀"]) {
    expect(titleBlock(title, WIDTH, HEIGHT)).toBeUndefined();
    expect(drawCard(card({ title }))).toContain("<svg");
  }
});

const lines = (title: string) => titleBlock(title, WIDTH, HEIGHT)?.lines.join(" ");

test("signs that no face has are left out of a title, ligatures and odd spaces made plain", () => {
  expect(lines("Shipping 🚀 on Friday 👩‍💻")).toBe("Shipping on Friday");
  expect(lines("A ﬁne\u00a0\t title")).toBe("A fine title");
});

test("the picture is made of shapes alone, whatever the texts hold", () => {
  const svg = drawCard(card({ title: titles.hostile, name: titles.hostile, host: "<b>" }));
  expect(svg).not.toMatch(/<(text|script|style|image|use)/);
  expect(
    [...svg.matchAll(/<([a-z]+)/g)].every(([, name]) =>
      /^(svg|rect|path|g|circle)$/.test(name ?? ""),
    ),
  ).toBe(true);
});

let folder = "";
beforeAll(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), "cards-"))));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (cards: Record<string, Card>) =>
  writeCards(new Map(Object.entries(cards)), path.join(folder, "out"), path.join(folder, "cache"));

test("every picture is a PNG of 1200 × 630 within 60 KB", async () => {
  const cards = Object.entries(titles).map(([name, title]) => [name, card({ title })] as const);
  await write(Object.fromEntries(cards));
  for (const [name] of cards) {
    const file = path.join(folder, "out", `${name}.png`);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    expect(fs.statSync(file).size).toBeLessThanOrEqual(CARD_LIMIT);
  }
});

test("only a picture that has changed is made again, and one without a post goes", async () => {
  const first = { a: card({ title: "One" }), b: card({ title: "Two" }) };
  expect(await write(first)).toBe(2);
  expect(await write(first)).toBe(0);
  expect(await write({ a: card({ title: "One, edited" }) })).toBe(1);
  expect(fs.readdirSync(path.join(folder, "out"))).toEqual(["a.png"]);
});
