/** Wide content in an article scrolls by itself on every page that shows it, and the page does not. */
import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { asOwner, makePost, makeProject, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

const WIDTHS = [320, 390, 768, 1280];
/** The width of an A4 page without its margins, in pixels. */
const PAPER = 658;

const line = `const wide = "${"wide ".repeat(60)}";`;
const drawing = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 300"><text x="10" y="40">From here</text><text x="1200" y="40">to there</text></svg>',
)}`;
const diagram = `<figure class="diagram"><img class="diagram-light" src="${drawing}" alt="Flowchart" width="1400" height="300"><img class="diagram-dark" src="${drawing}" alt="Flowchart" width="1400" height="300"></figure>`;
const formula = `<p class="math"><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow>${Array.from({ length: 60 }, (_, n) => `<msub><mi>x</mi><mn>${n}</mn></msub><mo>+</mo>`).join("")}<mi>c</mi></mrow></math></p>`;
const inSentence = `<p>It is <math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${"<mi>x</mi><mo>+</mo>".repeat(40)}<mi>c</mi></mrow></math>.</p>`;
const table = `<table><thead><tr>${"<th>Name</th>".repeat(14)}</tr></thead><tbody><tr>${"<td>Undividable</td>".repeat(14)}</tr></tbody></table>`;
const code = `<pre><code class="language-ts" data-title="${"long-".repeat(20)}name.ts" data-line-numbers="">${line}\n${line}</code></pre>`;
const wide = `<p>The first paragraph.</p>${code}<pre>${line}</pre>${table}${formula}${inSentence}${diagram}
<figure><img src="/icon-512.png" alt="A photo" width="2400" height="600"><figcaption>Seen from afar</figcaption></figure>
<p>${"w".repeat(300)} <code>${"c".repeat(300)}</code> <a href="https://example.com/">https://example.com/${"a".repeat(300)}</a></p>
<ul><li>${code}</li></ul><blockquote>${table}</blockquote>
<div class="callout callout-note"><p class="callout-title">Note</p>${code}${formula}</div>
<p>The last paragraph.</p>`;

/** Parts of the articles that extend beyond them, or beyond the window. */
function cutOff(place: Locator): Promise<string[]> {
  return place.locator(".article").evaluateAll((articles) =>
    articles.flatMap((article) => {
      const end = Math.min(article.getBoundingClientRect().right, window.innerWidth);
      return (
        [...article.children]
          // Figures leave room for an outline around their picture.
          .filter((part) => part.getBoundingClientRect().right > end + 5)
          .map((part) => part.outerHTML.slice(0, 60))
      );
    }),
  );
}

async function expectToFit(page: Page, place: Locator) {
  await expect(place.getByText("The last paragraph.")).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    expect(await cutOff(place), `beyond the article at ${width}`).toEqual([]);
  }
}

/** In print nothing scrolls: content wraps where possible, and formulas are scaled down. */
async function expectToFitOnPaper(page: Page, place: Locator) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: PAPER, height: 1000 });
  expect(await cutOff(place), "beyond the paper").toEqual([]);
  const tables = place.locator(".article table");
  for (const table of await tables.all()) {
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(PAPER);
  }
  for (const formula of await place.locator(".article .math > math > *").all()) {
    const box = await formula.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(PAPER);
  }
  await page.emulateMedia({ media: "screen" });
}

test("readers see all of a wide article, on paper too", { tag: "@full" }, async ({ page }) => {
  const post = await makePost({ content: wide });
  const project = await makeProject({ long_description_html: wide });
  const draft = await makePost({ content: wide, published: false });
  const token = randomBytes(32).toString("base64url");
  const client = await asOwner();
  await client.rpc("share_draft", { post_id: draft.id, token, days: 7 }).throwOnError();
  const main = page.getByRole("main");

  for (const address of [`/blog/${post.slug}`, `/projects/${project.slug}`, `/draft#${token}`]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectToFit(page, main);
      await expectToFitOnPaper(page, main);
    });
  }
  // Including the notes, and the fields they are written in.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: /^Note on “The last/ }).click();
  await expect(page.getByLabel("Your note")).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test(
  "elements that are set apart look so, whatever their names",
  { tag: "@full" },
  async ({ page }) => {
    const category = `${"Systems and the people who run them ".repeat(2).slice(0, 50)}${randomBytes(4).toString("hex")}`;
    const client = await asOwner();
    await client.from("categories").insert({ name: category }).throwOnError();
    const headings = [3, 4, 5, 6].map(
      (level) => `<p>Before.</p><h${level}>It</h${level}><p>It.</p>`,
    );
    const post = await makePost({
      category,
      content: `${headings.join("")}<p><mark>New</mark></p>`,
    });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`/blog/${post.slug}`);

    const small = page.locator(".article").locator("h3, h4, h5, h6");
    await expect(small).toHaveCount(4);
    for (const heading of await small.all()) {
      await expect(heading).toHaveCSS("font-weight", "600");
      const [above, below] = await heading.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const before = element.previousElementSibling?.getBoundingClientRect();
        const after = element.nextElementSibling?.getBoundingClientRect();
        return [top - (before?.bottom ?? 0), (after?.top ?? 0) - bottom];
      });
      expect(below, "it belongs to what follows").toBeLessThan(above);
    }
    const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator("mark"), "in the colours of the theme").toHaveCSS("color", ink);
    const square = page.getByRole("link", { name: category }).first().locator("span").first();
    expect((await square.boundingBox())?.width, "the colour of its category").toBe(8);
  },
);

test("the numbers of a matrix are spaced apart", { tag: "@full" }, async ({ page }) => {
  const row = "<mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr>";
  const matrix = `<mtable rowspacing="0.16em" columnspacing="1em">${row}${row}</mtable>`;
  const post = await makePost({
    content: `<div class="math"><math display="block">${matrix}</math></div>`,
  });
  await page.goto(`/blog/${post.slug}`);
  const numbers = page.locator(".article mn");
  await expect(numbers).toHaveCount(4);
  const [beside, below] = await numbers.evaluateAll((elements) => {
    const [first, second, third] = elements.map((element) => element.getBoundingClientRect());
    return [(second?.left ?? 0) - (first?.right ?? 0), (third?.top ?? 0) - (first?.bottom ?? 0)];
  });
  expect(beside).toBeGreaterThan(4);
  expect(below).toBeGreaterThan(2);
});

test("equations are aligned at their signs", { tag: "@full" }, async ({ page }) => {
  const row = "<mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr>";
  const aligned = ["right left", "left left", "right center left"].map(
    (columns) => `<math display="block"><mtable columnalign="${columns}">${row}</mtable></math>`,
  );
  const post = await makePost({ content: aligned.join("") });
  await page.goto(`/blog/${post.slug}`);
  const cells = page.locator(".article mtd");
  await expect(cells).toHaveCount(6);
  const alignments = await cells.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).textAlign.replace("-webkit-", "")),
  );
  expect(alignments).toEqual(["right", "left", "left", "left", "center", "center"]);
});

test("lines, boxes and strikes of formulas are drawn", { tag: "@full" }, async ({ page }) => {
  const drawn = ["box", "updiagonalstrike", "horizontalstrike"];
  const rows = drawn.map((what) => `<mrow notation="${what}"><mi>x</mi></mrow>`);
  const row = `<mtr>${"<mtd><mn>1</mn></mtd>".repeat(3)}</mtr>`;
  const table = `<mtable columnlines="none solid" rowlines="solid">${row}${row}</mtable>`;
  const post = await makePost({ content: `<math>${rows.join("")}${table}</math>` });
  await page.goto(`/blog/${post.slug}`);
  const parts = page.locator(".article :is(mrow, mtd)");
  await expect(parts).toHaveCount(9);
  const marks = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { borderTopWidth, borderLeftWidth, backgroundImage } = getComputedStyle(element);
      const strikes = backgroundImage.split("linear-gradient").length - 1;
      return [parseFloat(borderTopWidth), parseFloat(borderLeftWidth), strikes].join("");
    }),
  );
  expect(marks).toEqual(["110", "001", "001", "000", "000", "010", "100", "100", "110"]);
});

test("a wrapped line stays to the right of its number", { tag: "@full" }, async ({ page }) => {
  const post = await makePost({ content: code });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/blog/${post.slug}`);
  await page.getByRole("button", { name: "Wrap lines" }).click();
  const starts = await page
    .locator(".article .line")
    .first()
    .evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return [...text.getClientRects()].map(({ left }) => Math.round(left));
    });
  expect(starts.length).toBeGreaterThan(3);
  expect(Math.min(...starts)).toBe(starts[0]);
});

test("the owner sees all of a wide article", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner);
  // Both versions are shown if Markdown renders something differently, such as a paragraph of bare words.
  const post = await makePost({ content: `Bare words${wide}` });
  const project = await makeProject({
    long_description: [
      ["```ts", line, "```"].join("\n"),
      ["a", "-", "b"].map((cell) => `|${cell}`.repeat(30)).join("\n"),
      "The last paragraph.",
    ].join("\n\n"),
  });
  const preview = page.getByRole("region", { name: "Preview" });
  for (const address of [`/admin/posts/${post.id}`, `/admin/projects?edit=${project.id}`]) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await page.getByRole("button", { name: "Preview", exact: true }).click();
      await expectToFit(page, preview);
    });
  }
  await test.step("the post turned into Markdown", async () => {
    await page.goto(`/admin/posts/${post.id}`);
    await page.getByRole("button", { name: "Convert to Markdown" }).click();
    const dialog = page.getByRole("dialog", { name: "Convert to Markdown" });
    for (const version of ["Now", "From Markdown"])
      await expectToFit(page, dialog.getByRole("region", { name: version }));
  });
});
