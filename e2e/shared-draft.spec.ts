import { makePost, owner, unique } from "./backend.ts";
import { openPostSettings } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, toast } from "./steps.ts";

test.use({ account: owner });

test(
  "a draft is read by whoever has the link, who leaves a note, until the link is revoked",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const note = unique("Is that so?");
    const post = await makePost({
      published: false,
      content: "<p>The first paragraph.</p><h2>A part</h2><p>The second paragraph.</p>",
    });
    await page.goto(`/admin/posts/${post.id}`);
    await openPostSettings(page);
    const sharing = page.getByRole("region", { name: "Share the draft" });
    await sharing.getByRole("button", { name: "Make a link" }).click();
    const address = await sharing.getByLabel("The link").inputValue();
    await expect(sharing.getByText("Not opened yet")).toBeVisible();
    await expectAccessible(page);

    const friend = await openBrowser();
    const asked: string[] = [];
    friend.on("request", (request) => {
      if (/\/rpc\/.*draft/.test(request.url())) asked.push(request.method());
    });
    await friend.goto(address);
    await expect(friend.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    await expect(friend.getByText("The second paragraph.")).toBeVisible();
    await expect(friend.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    expect([...new Set(asked)], "which nothing on the way may keep").toEqual(["POST"]);
    await friend.getByRole("button", { name: "Note on «The second paragraph.»" }).click();
    await friend.getByLabel("Your note").fill(note);
    await friend.getByLabel("Your name").fill("Noor Visitor");
    await friend.getByRole("button", { name: "Leave note" }).click();
    await expect(friend.getByRole("list", { name: "Notes" })).toContainText(note);
    await expectAccessible(friend);
    for (const width of [360, 1280]) {
      await friend.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(friend);
    }

    await page.goto("/admin");
    await page.getByRole("link", { name: `1 open note on «${post.title}»` }).click();
    await expect(sharing.getByRole("heading", { name: "Notes" })).toBeFocused();
    await sharing.getByRole("checkbox", { name: `Done: ${note}` }).click();
    await expect(sharing.getByText("0 of 1 open")).toBeVisible();
    await sharing.getByRole("button", { name: /^Revoke/ }).click();
    await expect(toast(page, "Link revoked")).toBeVisible();
    await friend.reload();
    await expect(friend.getByRole("heading", { name: "Link not valid" })).toBeVisible();
    await expect(friend.getByText("The second paragraph.")).toHaveCount(0);
  },
);
