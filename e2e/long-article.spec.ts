/** A long article, from its first word to restoring an earlier version of it. */
import type { Page } from "@playwright/test";
import { owner, unique } from "./backend.ts";
import { desk, openPostSettings } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll, toast } from "./steps.ts";

test.use({ account: owner });

const PICTURES = 12;
const PARAGRAPH = "The tide comes in while nobody looks, and the gauge writes it down. ".repeat(8);

const ARTICLE = `
It was measured[^where] for a year. The mean is $\\bar{x} = \\frac{1}{n}\\sum x_i$, at $5 a month.

${Array.from({ length: 28 }, (_, part) => `## Week ${part + 1}\n\n${PARAGRAPH}`).join("\n\n")}

## How

\`\`\`ts
const level: number = read("north");
\`\`\`

\`\`\`sql
select max(level) from readings;
\`\`\`

\`\`\`python
print(max(levels))
\`\`\`

\`\`\`sh
npm run measure
\`\`\`

| Gauge | Highest |
| ----- | ------: |
| North |  4.12 m |
| South |  3.98 m |

$$
h(t) = \\sum_i A_i \\cos(\\omega_i t)
$$

\`\`\`mermaid
flowchart LR
  accTitle: The way of a reading
  gauge --> radio --> plot
\`\`\`

> [!NOTE]
> A gap is drawn as a gap.

[^where]: At the *old* pier.

## Pictures

`;

/** Pastes pictures, each of another colour, as from the file manager. */
async function pastePictures(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Content" }).evaluate(async (text, count) => {
    const data = new DataTransfer();
    const hue = Math.random() * 360;
    for (let number = 1; number <= count; number += 1) {
      const canvas = Object.assign(document.createElement("canvas"), { width: 800, height: 500 });
      const context = canvas.getContext("2d");
      if (context) context.fillStyle = `hsl(${hue + number * 25} 70% 50%)`;
      context?.fillRect(0, 0, 800, 500);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob) data.items.add(new File([blob], `Pier ${number}.png`, { type: "image/png" }));
    }
    const paste = { clipboardData: data, bubbles: true, cancelable: true };
    text.dispatchEvent(new ClipboardEvent("paste", paste));
  }, PICTURES);
}

test(
  "a long article is written, published, read, edited on a phone, and an earlier version restored",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const title = unique("A year of tides");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/admin/posts/new");
    const editor = desk(page, "Create New Post");
    const text = page.getByRole("textbox", { name: "Content" });
    await editor.getByLabel("Title").fill(title);
    await text.click();
    await page.keyboard.insertText(ARTICLE);
    await expect(editor.getByText(/^3,\d{3} words/)).toBeVisible();

    await pastePictures(page);
    await expect(text).toContainText("Uploading Pier 12");
    await expect(text, "placeholders become pictures").not.toContainText("Uploading", {
      timeout: 60_000,
    });
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("article");
    await expect(preview.locator("img[srcset]")).toHaveCount(PICTURES);
    await page.getByRole("button", { name: "Edit", exact: true }).click();

    await openPostSettings(page);
    const hints = page.getByRole("region", { name: "Before publishing" });
    await expect(hints).toContainText(`${PICTURES} pictures have no alternative text.`);
    await page.getByRole("switch", { name: "Published" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    const question = page.getByRole("dialog", { name: "What do the pictures show?" });
    for (let number = 1; number <= PICTURES; number += 1) {
      const name = `Alternative text of picture ${number}`;
      await question.getByLabel(name, { exact: true }).fill(`The pier in month ${number}`);
    }
    await question.getByRole("button", { name: "Publish" }).click();
    await expect(toast(page, "Post created successfully")).toBeVisible();
    const address = new URL(page.url()).pathname;
    const id = address.split("/").at(-1) ?? "";

    const reader = await openBrowser();
    await reader.goto(`/blog/${id}`);
    await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const article = reader.locator(".article");
    const read = await article.innerText();
    expect(read.split(/\s+/).length).toBeGreaterThan(3000);
    const pictures = article.getByRole("img", { name: /^The pier in month/ });
    await expect(pictures).toHaveCount(PICTURES);
    await expect(pictures.last()).toHaveAttribute("srcset", /640w.*800w/);
    await pictures.last().scrollIntoViewIfNeeded();
    await expect(pictures.last()).not.toHaveJSProperty("naturalWidth", 0);
    for (const language of ["ts", "sql", "python", "sh"])
      await expect(article.locator(`code.language-${language}`)).toBeVisible();
    await expect(article.getByRole("cell", { name: "4.12 m" })).toBeVisible();
    await expect(article.locator("math")).toHaveCount(2);
    await expect(article.getByRole("img", { name: "The way of a reading" })).toHaveCount(1);
    await expect(article.getByText("A gap is drawn as a gap.")).toBeVisible();
    await article.getByRole("link", { name: "Footnote 1" }).click();
    await expect(article.getByText("At the old pier.")).toBeInViewport();

    const phone = await openBrowser(owner, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.goto(address);
    const onPhone = phone.getByRole("textbox", { name: "Content" });
    await onPhone.tap();
    await phone.keyboard.press("Control+Home");
    await phone.keyboard.type("Corrected on a walk. ");
    await expectNoSidewaysScroll(phone);
    await phone.getByRole("button", { name: "Update" }).tap();
    await expect(toast(phone, "Post updated successfully")).toBeVisible();
    await reader.reload();
    await expect(reader.getByText("Corrected on a walk.")).toBeVisible();

    await page.goto(address);
    await openPostSettings(page);
    const revisions = page.getByRole("region", { name: "Revisions" });
    await expect(revisions).toContainText("2 versions");
    await revisions
      .getByRole("button", { name: /^Actions for/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Compare" }).click();
    const comparison = page.getByRole("dialog", { name: "Compare versions" });
    await expect(comparison.locator("ins")).toContainText("Corrected on a walk.");
    await page.keyboard.press("Escape");
    await revisions
      .getByRole("button", { name: /^Actions for/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Restore" }).click();
    await expect(toast(page, "Version restored")).toBeVisible();
    await page.getByRole("button", { name: "Update" }).click();
    await expect(toast(page, "Post updated successfully")).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(reader.getByText("It was measured")).toBeVisible();
    await expect(reader.getByText("Corrected on a walk.")).toHaveCount(0);
    await expect(pictures).toHaveCount(PICTURES);
  },
);
