import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { drawCard, printable, titleSize, type Card } from "../../scripts/social-cards/card.ts";
import { themeColour } from "../../scripts/lib/theme-colour.ts";
import { CARD_LIMIT, writeCards } from "../../scripts/social-cards/write-cards.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const LONGEST = 200;

const card = (given: Partial<Card> = {}): Card => ({
  title: "The first paint is a promise",
  label: "Frontend · 7 min read",
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

test("a shorter title is larger", () => {
  const sizes = [titles.short, titles.usual, titles.long].map(titleSize);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test("emoji are left out of a title, unusual spaces and ligatures are replaced", () => {
  expect(printable("Shipping 🚀 on Friday 👩‍💻")).toBe("Shipping on Friday");
  expect(printable("A ﬁne\u00a0\t title, 100 % <b>")).toBe("A fine title, 100 % <b>");
  expect(printable("I ❤️ it 1️⃣ 🇮🇹 👍🏽")).toBe("I it 1");
});

test.each([
  [
    "200 → 50 µs for 5 €, ≥ 20 °C ± 1 × 2, Core™ ✓",
    "200 → 50 µs for 5 €, ≥ 20 °C ± 1 × 2, Core™ ✓",
  ],
  ["「Quote」 ③ 5ᵗʰ H₂O 25 ㎏ 5 ₺", "[Quote] 3 5th H2O 25 kg 5 TL"],
  ["● One │ ➜ two ✗", "* One | > two x"],
  ["≠ ∉ ≢ ⊏\u0338", "!= !∈ !≡ !⊏"],
  ["10⁴ 10²⁴ 10⁻⁶ 10¹²", "10^4 10^24 10^−6 10¹²"],
  ["5 ‰ ‱", "5 /1000 /10000"],
  ["⌘K ∑ ♪", "K"],
])(
  "signs stay in a title, or it has others that mean the same: “%s” becomes “%s”",
  (title, shown) => expect(printable(title)).toBe(shown),
);

test("a title in a script that the fonts lack is replaced by the site's mark", async () => {
  expect(printable(titles.cyrillic)).toBe(titles.cyrillic);
  const withMark = await drawCard(card({ title: "" }));
  for (const title of ["日本語のタイトル", "عنوان المقال", "שלום", "🚀🚀"]) {
    expect(await drawCard(card({ title }))).toBe(withMark);
  }
});

test("a host’s name is shown in its own letters", async () => {
  const shown = await drawCard(card({ host: "münchen.example/site" }));
  expect(await drawCard(card({ host: "xn--mnchen-3ya.example/site" }))).toBe(shown);
});

test("the picture consists only of shapes, whatever the texts contain", async () => {
  const svg = await drawCard(card({ title: titles.hostile, name: titles.hostile, host: "<b>" }));
  expect(svg).not.toMatch(/<(text|script|style|use|foreignObject)/);
  expect(svg).not.toMatch(/href="(?!data:)/);
});

test.each(["constructor", "__proto__", "toString"])(
  "the category “%s” has the colour of an unknown one",
  async (category) => {
    expect(await drawCard(card({ category }))).toBe(await drawCard(card({ category: "Other" })));
  },
);

test("a card has the colour of its category on the site", async () => {
  const colour = themeColour("--category-ai", "#6c4ab3");
  expect(await drawCard(card({ category: "AI Development" }))).toContain(`fill="${colour}"`);
});

const folder = temporaryFolder(afterAll);

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

test("the picture of a usual title has 16 colours and fits in 16 KB", async () => {
  await write({ usual: card({ title: titles.usual }) });
  const file = path.join(folder, "out/usual.png");
  expect(await sharp(file).metadata()).toMatchObject({ isPalette: true, bitsPerSample: 4 });
  expect(fs.statSync(file).size).toBeLessThanOrEqual(16 * 1024);
});

test("only a changed picture is made again, and one without a post is deleted", async () => {
  const first = { a: card({ title: "One" }), b: card({ title: "Two" }) };
  expect(await write(first)).toBe(2);
  expect(await write(first)).toBe(0);
  expect(await write({ a: card({ title: "One, edited" }) })).toBe(1);
  expect(fs.readdirSync(path.join(folder, "out"))).toEqual(["a.png"]);
});

test("cached pictures that no build has used for a month are deleted", async () => {
  const cache = path.join(folder, "cache");
  const cards = { a: card({ title: "Used" }) };
  await write(cards);
  const before = new Date(Date.now() - 40 * 86_400_000);
  for (const name of fs.readdirSync(cache)) fs.utimesSync(path.join(cache, name), before, before);
  expect(await write(cards)).toBe(0);
  expect(fs.readdirSync(cache)).toHaveLength(1);
});

test("drawing cards does not determine which React version renders the pages", () => {
  const script = `
    await import("./scripts/social-cards/write-cards.ts");
    process.env.NODE_ENV = "production";
    const { createElement } = await import("react");
    const { renderToString } = await import("react-dom/server");
    console.log(renderToString(createElement(() => createElement("p", null, "rendered"))));`;
  const { NODE_ENV: _ofTheTests, ...env } = process.env;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], { env });
  expect(output.toString()).toContain("<p>rendered</p>");
});
