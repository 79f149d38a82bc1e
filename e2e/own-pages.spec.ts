import { randomUUID } from "node:crypto";
import { asOwner, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectUsable,
  footerLink,
  toast,
} from "./steps.ts";

// Without transitions, so that colours are not measured halfway.
test.use({ account: owner, contextOptions: { reducedMotion: "reduce" } });

test(
  "the owner writes a page, a visitor reads it, the footer leads to it, and so does its old path",
  { tag: "@full" },
  async ({ page, openBrowser, browserConsole }) => {
    // The site's own path, which the database rejects.
    browserConsole.expect(/400 .*pages/);
    const path = `imprint-${randomUUID().slice(0, 8)}`;
    const title = `Imprint ${path}`;
    await page.goto("/admin");
    await page.getByRole("link", { name: "Pages", exact: true }).click();
    await page.getByRole("button", { name: "New Page" }).click();
    const editor = page.getByRole("dialog", { name: "New Page" });
    await editor.getByLabel("Begin with").selectOption("imprint");
    await expect(editor.getByLabel("Title")).toHaveValue("Imprint");
    await editor.getByLabel("Title").fill(title);
    await editor.getByLabel("Path").fill("contact");
    await editor.getByRole("switch", { name: "Published" }).click();
    await expectAccessible(page);
    await editor.getByRole("button", { name: "Save Page" }).click();
    await expect(editor.getByLabel("Path")).toHaveAccessibleDescription(
      /something else at this path/,
    );
    await editor.getByLabel("Path").fill(path);
    await editor.getByRole("button", { name: "Save Page" }).click();
    await expect(toast(page, "Page saved successfully")).toBeVisible();
    await expect(page.getByRole("article", { name: title })).toContainText("Published");

    // It is newer than the build.
    const visitor = await openBrowser();
    await visitor.goto("/privacy");
    await footerLink(visitor, `/${path}`).click();
    await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText("Responsible for the content")).toBeVisible();
    await expectAccessible(visitor);
    await visitor.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(visitor);
    await visitor.reload();
    await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();

    await page.getByRole("button", { name: `Edit ${title}` }).click();
    const editing = page.getByRole("dialog", { name: "Edit Page" });
    await editing.getByLabel("Path").fill(`legal/${path}`);
    await editing.getByRole("button", { name: "Save Page" }).click();
    await expect(editing).toBeHidden();
    await visitor.goto(`/${path}`);
    await expect(visitor).toHaveURL(new RegExp(`/legal/${path}$`));
    await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();

    await page.getByRole("button", { name: `More for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page
      .getByRole("dialog", { name: "Delete page" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(toast(page, "Page deleted successfully")).toBeVisible();
    await visitor.goto(`/legal/${path}`);
    await expect(visitor.getByRole("heading", { name: "Oops! Page Not Found" })).toBeVisible();
  },
);

test("a page of the sample is rendered ahead, for readers without scripts, feeds and machines alike", async ({
  request,
}) => {
  const html = await (await request.get("/now")).text();
  expect(html).toContain("What I am at this season");
  expect(html).toContain('"@type":"WebPage"');
  expect(await (await request.get("/about")).text()).toMatch(/<a[^>]* href="\/now"/);
  expect(await (await request.get("/now.md")).text()).toContain("# Now\n\nThis is a [now page]");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/now</loc>");
  expect(await (await request.get("/rss.xml")).text()).not.toContain("/now<");
});

test(
  "everyone can use what belongs to a page: the list, the editor with its versions, links and texts of other devices",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const id = randomUUID();
    const title = unique("A page with a long history");
    const client = await asOwner();
    const path = `history-${id.slice(0, 8)}`;
    const written = { title, path, content: "<h2>Once</h2><p>First.</p>", published: true };
    await client.from("pages").insert({ ...written, id, place: "footer" });
    await client.from("pages").update({ content: "<h2>Once</h2><p>Second.</p>" }).eq("id", id);
    await client.rpc("save_working_copy", {
      post: id,
      browser: randomUUID(),
      input: { ...written, content: "<p>Third.</p>" },
      on_device: "Firefox on Windows",
      of_kind: "pages",
    });

    await page.goto("/admin/pages");
    await expect(page.getByRole("article", { name: title })).toBeVisible();
    await expectUsable(page);
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    const editor = page.getByRole("dialog", { name: "Edit Page" });
    await expect(editor.getByText("Firefox on Windows")).toBeVisible();
    await editor.getByRole("button", { name: "Make a link" }).click();
    const address = await editor.getByLabel("The link").inputValue();
    // The oldest one: the newest is what the editor shows.
    const version = editor.getByRole("button", { name: /^Actions for the version/ }).last();
    await expect(version).toBeVisible();
    await expectUsable(page);
    await version.click();
    await page.getByRole("menuitem", { name: "Compare" }).click();
    const comparison = page.getByRole("dialog", { name: "Compare versions" });
    await expect(comparison.locator("ins")).toContainText("Second");
    await expectUsable(page);

    const visitor = await openBrowser();
    await visitor.goto(address);
    await expect(visitor.getByText("Second.")).toBeVisible();
    await expectUsable(visitor);
    await visitor.goto(`/${path}`);
    await expect(visitor.getByText("Second.")).toBeVisible();
    await expectUsable(visitor);
  },
);
