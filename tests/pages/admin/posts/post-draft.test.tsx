import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { postRow } from "../../../support/factories";
import { renderApp, shownAddress } from "../../../support/render";
import { field, openNewPost, openPost } from "./open-editor";

const button = (name: string) => screen.getByRole("button", { name });
const dialog = () => screen.queryByRole("dialog");

/** The same address again in a fresh page: what was not stored or kept is gone. */
function reload() {
  const address = shownAddress();
  cleanup();
  return renderApp(address);
}

test("an editor without changes closes without a question", async () => {
  const { user } = await openPost(postRow());
  await user.click(button("Cancel"));

  expect(dialog()).not.toBeInTheDocument();
  expect(shownAddress()).toBe("/admin/posts");
});

test("closing with changes asks first, and Keep editing goes back to them", async () => {
  const { user } = await openNewPost();
  await user.type(field("Title"), "Half a thought");
  await user.keyboard("{Escape}");

  expect(await screen.findByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
  await user.click(button("Keep editing"));
  await waitFor(() => expect(field("Title")).toHaveFocus());
  expect(field("Title")).toHaveValue("Half a thought");

  await user.click(button("Cancel"));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await user.click(button("New Post"));
  expect(await screen.findByRole("textbox", { name: "Title" })).toHaveValue("");
});

test("changes that were taken back are none", async () => {
  const { user } = await openPost(postRow({ title: "Same" }));
  await user.type(field("Title"), "!{Backspace}");
  await user.click(button("Cancel"));

  expect(dialog()).not.toBeInTheDocument();
});

test("what was typed survives a reload and can be restored, with its id", async () => {
  const { user, inserted } = await openNewPost();
  await user.type(field("Title"), "Survivor");
  await user.type(field("Content"), "Every word");
  const kept: unknown = JSON.parse(localStorage.getItem("draft:post:new") ?? "null");
  expect(kept).toMatchObject({ input: { title: "Survivor", content: "Every word" } });

  const { user: returning } = reload();
  expect(await screen.findByText(/^You have an unsaved draft from/)).toBeVisible();
  await returning.click(button("Restore"));
  expect(field("Title")).toHaveValue("Survivor");
  expect(field("Title")).toHaveFocus();
  await waitFor(() => expect(field("Slug")).toHaveValue("survivor"));

  await returning.click(button("Create Post"));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(kept).toMatchObject({ id: inserted[0]?.id });
  expect(localStorage.getItem("draft:post:new")).toBeNull();
});

test("a draft can be discarded for the post as it is stored", async () => {
  const post = postRow({ title: "Stored" });
  const { user } = await openPost(post);
  await user.type(field("Title"), " and changed");

  const { user: returning } = reload();
  await returning.click(await screen.findByRole("button", { name: "Discard" }));

  expect(field("Title")).toHaveValue("Stored");
  expect(localStorage.getItem(`draft:post:${post.id}`)).toBeNull();
});

test("discarding a draft leaves what another tab has kept in its place since", async () => {
  const post = postRow({ title: "Stored" });
  const { user } = await openPost(post);
  await user.type(field("Title"), " and typed");
  const { user: returning } = reload();
  const discard = await screen.findByRole("button", { name: "Discard" });
  const theirs = "what another tab keeps";
  localStorage.setItem(`draft:post:${post.id}`, theirs);
  await returning.click(discard);

  expect(field("Title")).toHaveValue("Stored");
  expect(localStorage.getItem(`draft:post:${post.id}`)).toBe(theirs);
});

test.each(["not JSON", "{}", '{"id":"1","savedAt":"x","input":{"title":5}}'])(
  "a draft that cannot be read (%s) is not offered",
  async (text) => {
    localStorage.setItem("draft:post:new", text);
    await openNewPost();

    expect(field("Title")).toHaveValue("");
  },
);
