import { clientOf, makeComment, makePost, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { goToComments, toast } from "./steps.ts";

test.use({ account: owner });

test(
  "a deleted post comes back with its comments, from the toast and from the bin",
  { tag: "@full" },
  async ({ page }) => {
    const title = unique("Deleted by mistake");
    const post = await makePost({ title });
    await makeComment(post.id, { author_name: "Ann", content: "Well said." });

    const deleteIt = async () => {
      await page.getByRole("button", { name: `More for ${title}` }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(toast(page, "Success")).toBeVisible();
      await expect(page.getByRole("article", { name: title })).toHaveCount(0);
    };
    await page.goto(`/admin/posts?q=${encodeURIComponent(title)}`);
    await deleteIt();
    await toast(page, "Success").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("article", { name: title })).toBeVisible();
    // As it goes, it gives focus back, which would close a menu that is open by then.
    await expect(toast(page, "Success")).toHaveCount(0);

    await deleteIt();
    await page.getByRole("link", { name: "Bin" }).click();
    const item = page.getByRole("article", { name: title });
    await expect(item.getByText("with 1 comment")).toBeVisible();
    await item.getByRole("button", { name: "Restore" }).click();
    await expect(item).toHaveCount(0);

    const { data } = await (
      await clientOf()
    )
      .rpc("comments_page", { post: post.id })
      .throwOnError();
    expect(data.map(({ author_name, content }) => [author_name, content])).toEqual([
      ["Ann", "Well said."],
    ]);
    await page.goto(`/blog/${post.slug}`);
    await goToComments(page);
    await expect(page.getByText("Well said.")).toBeVisible();
  },
);
