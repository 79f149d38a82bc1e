import { asOwner, clientOf, makeMessage, makePost, owner, unique } from "./backend.ts";
import { desk } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./steps.ts";

test.use({ account: owner });

test(
  "the owner opens the dashboard, sees what came in and follows its links",
  { tag: "@full" },
  async ({ page }) => {
    const subject = unique("A question");
    const title = unique("A fresh draft");
    await makePost({ title, published: false, created_at: new Date().toISOString() });
    await makeMessage({ name: "Ada Reader", email: "ada@example.com", subject, message: "Hello." });

    await page.goto("/admin");
    const numbers = page.getByRole("list", { name: "Numbers" });
    await expect(numbers.getByRole("link")).toHaveCount(8);
    const posts = page.getByRole("region", { name: "Recent Posts" });
    await expect(posts.getByRole("listitem")).toHaveCount(5);
    await expect(posts.getByRole("listitem").filter({ hasText: title })).toContainText("Draft");
    const messages = page.getByRole("region", { name: "Recent Messages" });
    await expect(messages.getByRole("listitem")).toHaveCount(5);
    const message = messages.getByRole("listitem").filter({ hasText: subject });
    await expect(message).toContainText("Ada Reader");
    await expect(message).toContainText("unread");

    await posts.getByRole("link", { name: title }).click();
    await expect(desk(page, "Edit Post").getByLabel("Title")).toHaveValue(title);
    await page.goBack();
    await messages.getByRole("link", { name: subject }).click();
    await expect(page.getByRole("article", { name: subject })).toContainText("Hello.");
    await expect(page.getByRole("article", { name: subject })).toContainText("Read");
    await page.goBack();
    await page
      .getByRole("region", { name: "Quick Actions" })
      .getByRole("link", { name: /^New Post/ })
      .click();
    await expect(desk(page, "Create New Post").getByLabel("Title")).toBeFocused();
  },
);

test(
  "a view of a visitor is in the analytics at once, and the owner's is not",
  { tag: "@full" },
  async ({ page }) => {
    const title = unique("Seen");
    const seen = await makePost({ title });
    const ownersOwn = await makePost({ title: `${title} by the owner` });
    await page.goto("/admin/analytics");
    const activity = page.getByRole("region", { name: "Recent Activity" });
    await expect(activity.getByRole("listitem")).toHaveCount(10);

    for (const [client, post] of [
      [await clientOf(), seen],
      [await asOwner(), ownersOwn],
    ] as const) {
      await client.rpc("record_page_view", { path: `/blog/${post.id}` }).throwOnError();
    }
    await page.reload();
    await activity.getByRole("button", { name: "Show all 100" }).click();
    await expect(activity.getByRole("listitem").filter({ hasText: seen.slug })).toHaveCount(1);
    await expect(activity.getByText(ownersOwn.slug)).toHaveCount(0);
  },
);

test(
  "the chart can be read with the pointer, the keyboard and as a table",
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
