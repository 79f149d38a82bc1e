import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./steps.ts";

test.use({ account: owner });

test(
  "the chart can be read by pointer, by keyboard and as a table",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto("/admin/analytics?days=7");
    const chart = page.getByRole("region", { name: "Views per day" });
    const day = chart.getByRole("slider", { name: "Day" });
    await chart.getByText("Show as a table").click();
    const rows = chart.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(8);
    const oldest = await rows.last().getByRole("rowheader").innerText();
    const views = await rows.last().getByRole("cell").innerText();

    await day.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const box = await day.boundingBox();
    if (!box) throw new Error("The chart has no place on the page.");
    await page.mouse.move(box.x + 3, box.y + 20);
    await expect(day).toHaveAttribute("aria-valuetext", new RegExp(`^${oldest}: ${views} view`));
    await expect(chart.getByRole("figure")).toContainText(oldest);

    await tabTo(page, day);
    await page.keyboard.press("End");
    const newest = await rows.nth(1).getByRole("rowheader").innerText();
    await expect(day).toHaveAttribute("aria-valuetext", new RegExp(`^${newest}: `));
  },
);
