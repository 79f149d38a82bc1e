/** What only a browser can do with Markdown: measure the text of a diagram, lay out maths. */
import { owner } from "./backend.ts";
import { writePlainly } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";

test.use({ account: owner });

const TEXT = `
## A part

It is said[^who] that $a^2 + b^2 = c^2$, for $5.

$$
\\int_0^1 \\frac{x^{1000}}{1 + x} \\, dx \\approx ${"a + b + ".repeat(12)} c
$$

> [!NOTE]
> A note with \`code\`.

> [!WARNING] Mind the *gap*
> - one
> - two

- [x] done
- [ ] to do

| Left | Middle | Right |
| :--- | :----: | ----: |
| a    |   b    |   ${"1,000 ".repeat(12)} |

![A picture](/icon-512.png "The caption")

\`\`\`mermaid
flowchart LR
  accTitle: The way of a letter
  writer[Somebody writes a letter] -->|by post| reader{Does it arrive?}
  reader -->|yes| read[It is read]
  reader -->|no| lost[It is lost]
\`\`\`

\`\`\`mermaid
flowchart <LR
\`\`\`

[^who]: By *Pythagoras*.
`;

test("the preview shows every feature of Markdown", { tag: "@full" }, async ({ page }) => {
  await writePlainly(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/posts/new");
  await page.getByRole("textbox", { name: "Content" }).fill(TEXT);
  await page.getByRole("button", { name: "Preview" }).click();
  const article = page.getByRole("article");

  const diagram = article.getByRole("img", { name: "The way of a letter" });
  await expect(diagram, "one drawing for the theme").toHaveCount(1);
  await expect(diagram).toBeVisible();
  const width = () => diagram.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width, "the browser can read it").toBeGreaterThan(300);
  const light = await diagram.getAttribute("src");
  expect(light).not.toContain("foreignObject");
  expect(light?.length, "without what nothing in it uses").toBeLessThan(8_000);
  await expect(article.getByText("This diagram cannot be drawn")).toBeVisible();
  await expect(article.locator("code.language-mermaid")).toHaveText("flowchart <LR\n");

  expect(page.workers().length, "it is rendered beside the page").toBe(1);
  const formula = article.locator("math").first();
  expect(await formula.evaluate((its) => its.getBoundingClientRect().height)).toBeGreaterThan(5);
  await article.getByRole("link", { name: "Footnote 1" }).click();
  await expect(article.getByText("By Pythagoras.")).toBeInViewport();
  await article.getByRole("link", { name: "Back to reference 1" }).click();
  await expect(article.getByText("It is said")).toBeInViewport();

  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(diagram, "the other drawing").toHaveCount(1);
  await expect(diagram).not.toHaveAttribute("src", light ?? "");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});
