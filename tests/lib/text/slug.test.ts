import { expect, test } from "vitest";
import { slugOf } from "@/lib/text/slug";

test.each([
  ["Hello World", "hello-world"],
  ["  What's   new?  ", "whats-new"],
  ["C++ & Rust: a tale", "c-rust-a-tale"],
  ["already-a-slug", "already-a-slug"],
  ["tabs\tand\nlines", "tabs-and-lines"],
  ["-- dashes --", "dashes"],
  ["Crème brûlée", "creme-brulee"],
  ["Straße", "strasse"],
  ["Привет, мир", "privet-mir"],
  ["日本", "riben"],
  ["Next.js 15: a_b and CI/CD", "nextjs-15-ab-and-cicd"],
  ["?!", ""],
  ["", ""],
])("%j becomes %j", async (title, slug) => {
  expect(await slugOf(title)).toBe(slug);
});

test("German umlauts are two letters in German", async () => {
  expect(await slugOf("Über Größen und O\u0308l", "de-AT")).toBe("ueber-groessen-und-oel");
});

test.each([
  "Ελληνικά",
  "العربية",
  "עברית",
  "हिन्दी",
  "ไทย",
  "한국어",
  "日本語のタイトル",
  "中文标题",
  "ქართული",
  "አማርኛ",
  "Łódź & Ærø",
  "🎉 party",
  "ｆｕｌｌ　ｗｉｄｔｈ",
])("the slug of a title like %j has letters, digits and single hyphens", async (title) => {
  expect(await slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("the slug of a slug is the same", async () => {
  const slug = await slugOf("Crème brûlée: 3 ways");
  expect(await slugOf(slug)).toBe(slug);
});

test("a long title is cut, but not at a hyphen", async () => {
  const slug = await slugOf(`${"a".repeat(199)} b`);
  expect(slug).toBe("a".repeat(199));
});
