import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { projectTypes } from "@/content/services";
import { commentRow, consultationRow, messageRow, projectRow } from "../../../support/factories";
import { renderApp } from "../../../support/render";
import { query } from "../../../support/table";
import { findToast } from "../../../support/toasts";
import { deletedPost, serveBin } from "./serve-bin";

const item = (name: string) => screen.findByRole("article", { name });
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map((it) => it.textContent);

async function inBin() {
  const rows = await query<{ title: string }>(
    "select content ->> 'title' as title from private.bin order by id desc",
  );
  return rows.map(({ title }) => title);
}

test("a request is named by the label of its project type, also in the question", async () => {
  const [type] = projectTypes;
  const row = consultationRow({ project_type: type?.value ?? "", name: "Clara" });
  serveBin([{ kind: "consultation_requests", row }, deletedPost(type?.value ?? "")]);
  const { user } = renderApp("/admin/bin");

  await item(type?.value ?? "");
  await user.click(await screen.findByRole("button", { name: `More for ${type?.label}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete for good" }));
  expect(
    await screen.findByRole("dialog", { name: "Delete for good" }),
  ).toHaveAccessibleDescription(
    `Are you sure you want to delete "${type?.label}"? This cannot be undone.`,
  );
});

test("the bin shows what is in it, from whom, with what, and since when", async () => {
  serveBin([
    { ...deletedPost("Old news"), parts: 4 },
    { kind: "comments", row: commentRow({ content: "Buy this.", author_name: "Ann" }), parts: 1 },
    { kind: "contact_messages", row: messageRow({ subject: "A question", name: "Ada" }) },
  ]);
  renderApp("/admin/bin");

  const post = within(await item("Old news"));
  expect(post.getByText("Post")).toBeVisible();
  // A long title is cut at its end, whatever its language.
  expect(post.getByRole("heading")).toHaveAttribute("dir", "auto");
  expect(post.getByText("with 4 comments")).toBeVisible();
  expect(post.getByText(/Deleted/).querySelector("time")).toHaveAttribute(
    "datetime",
    "2026-11-20T12:00:00+00:00",
  );
  const comment = within(await item("Buy this."));
  expect(comment.getByText("Ann")).toBeVisible();
  expect(comment.getByText("with 1 reply")).toBeVisible();
  expect(within(await item("A question")).getByText("Message")).toBeVisible();
  expect(screen.getByText("3 items")).toBeVisible();
});

test("a restored item leaves the bin", async () => {
  const project = projectRow({ title: "Stays" });
  serveBin([deletedPost("Old news"), { kind: "projects", row: project }]);
  const { user } = renderApp("/admin/bin");
  await user.click(await screen.findByRole("button", { name: "Restore Old news" }));

  await findToast("Restored");
  await waitFor(() => expect(titles()).toEqual(["Stays"]));
  expect(await query("select title from public.posts where title = 'Old news'")).toHaveLength(1);
});

test("an item that cannot be restored stays, with the reason", async () => {
  serveBin([{ kind: "comments", row: commentRow({ content: "Lost" }) }]);
  const { user } = renderApp("/admin/bin");
  await user.click(await screen.findByRole("button", { name: "Restore Lost" }));

  await findToast("Failed to restore", "It cannot be restored: what it belongs to is gone.");
  expect(titles()).toEqual(["Lost"]);
});

test("an item is permanently deleted after a question", async () => {
  serveBin(["Old news", "Stays"].map(deletedPost));
  const { user } = renderApp("/admin/bin");
  const menu = await screen.findByRole("button", { name: "More for Old news" });
  await user.click(menu);
  await user.click(await screen.findByRole("menuitem", { name: "Delete for good" }));
  const question = await screen.findByRole("dialog", { name: "Delete for good" });
  expect(question).toHaveAccessibleDescription(
    'Are you sure you want to delete "Old news"? This cannot be undone.',
  );
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(menu).toHaveFocus());
  expect(await inBin()).toEqual(["Old news", "Stays"]);

  await user.click(menu);
  await user.click(await screen.findByRole("menuitem", { name: "Delete for good" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await findToast("Deleted for good");
  await waitFor(() => expect(titles()).toEqual(["Stays"]));
  expect(await inBin()).toEqual(["Stays"]);
});

test("the bin is emptied after a question with the number of items", async () => {
  serveBin(["Old news", "Older news"].map(deletedPost));
  const { user } = renderApp("/admin/bin");
  await item("Old news");
  await user.click(await screen.findByRole("button", { name: "Empty bin" }));
  const question = await screen.findByRole("dialog", { name: "Empty bin" });
  expect(question).toHaveAccessibleDescription(
    "Are you sure you want to delete everything in the bin, 2 items? This cannot be undone.",
  );
  await user.click(within(question).getByRole("button", { name: "Empty bin" }));
  await findToast("Deleted for good");
  expect(await screen.findByText("No items found")).toBeVisible();
  expect(await inBin()).toEqual([]);
  expect(screen.getByRole("heading", { level: 1, name: "Bin" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Empty bin" })).not.toBeInTheDocument();
});

test("emptying the bin keeps what was deleted elsewhere in the meantime", async () => {
  serveBin([deletedPost("Old news")]);
  const { user } = renderApp("/admin/bin");
  await item("Old news");
  await user.click(await screen.findByRole("button", { name: "Empty bin" }));
  const question = await screen.findByRole("dialog", { name: "Empty bin" });
  await query(
    `insert into private.bin (id, deletion, kind, row_id, is_root, content) overriding system value
    values (2000, '2000', 'posts', gen_random_uuid(), true, '{"title": "Elsewhere"}')`,
  );
  await user.click(within(question).getByRole("button", { name: "Empty bin" }));
  expect(await item("Elsewhere")).toBeVisible();
  expect(await inBin()).toEqual(["Elsewhere"]);
});
