import { randomUUID } from "node:crypto";
import { asOwner, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectUsable } from "./steps.ts";

// Without transitions, so that colours are not measured halfway.
test.use({ account: owner, contextOptions: { reducedMotion: "reduce" } });

test("a sample page is prerendered, for people, feeds and machines", async ({ request }) => {
  const html = await (await request.get("/now")).text();
  expect(html).toContain("What I am up to this season");
  expect(html).toContain('"@type":"WebPage"');
  expect(await (await request.get("/about")).text()).toMatch(/<a[^>]* href="\/now"/);
  expect(await (await request.get("/now.md")).text()).toContain("# Now\n\nThis is a [now page]");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/now</loc>");
  expect(await (await request.get("/rss.xml")).text()).not.toContain("/now<");
});

test("everyone can use the screens of a page", { tag: "@full" }, async ({ page, openBrowser }) => {
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
  await editor.getByRole("button", { name: "Create a link" }).click();
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
  await visitor.getByRole("button", { name: "Note on “Second.”" }).click();
  await visitor.getByLabel("Your note").fill("Is that so?");
  await visitor.getByLabel("Your name").fill("Noor Visitor");
  await visitor.getByRole("button", { name: "Leave note" }).click();
  await expect(visitor.getByRole("list", { name: "Notes" })).toContainText("Is that so?");
  await expectUsable(visitor);
  await visitor.goto(`/${path}`);
  await expect(visitor.getByText("Second.")).toBeVisible();
  await expectUsable(visitor);
});
