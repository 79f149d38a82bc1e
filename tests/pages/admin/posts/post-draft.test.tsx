import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { postModel } from "@/pages/admin/posts/post-input";
import { postRow } from "../../../support/factories";
import { reload } from "../../../support/render";
import { field, openAt, openNewPost, openPost } from "./open-editor";
import { fill } from "../../../support/fill";

const button = (name: string) => screen.getByRole("button", { name });

/** What this browser stores for a post's editors. */
function keptOf(record: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(`draft:post:${record}:`));
}

test("typed text survives a reload and can be restored, with its id", async () => {
  const { user, inserted } = await openNewPost();
  await fill(user, field("Title"), "Survivor");
  await fill(user, field("Content"), "Every word");
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  const read = (): unknown => JSON.parse(localStorage.getItem(keptOf("new")[0] ?? "") ?? "null");
  await waitFor(() =>
    expect(read()).toMatchObject({ input: { title: "Survivor", source: "Every word" } }),
  );
  const kept = read();

  const { user: returning } = reload();
  expect(await screen.findByText(/^You have an unsaved draft from/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Create New Post" })).toBeVisible();
  await returning.click(button("Restore"));
  expect(field("Title")).toHaveValue("Survivor");
  expect(field("Title")).toHaveFocus();

  await returning.click(button("Save draft"));
  await waitFor(() => expect(inserted).toMatchObject([{ slug: "survivor" }]));
  expect(await screen.findByRole("heading", { name: "Edit Post" })).toBeVisible();
  expect(kept).toMatchObject({ id: inserted[0]?.id });
  expect(keptOf("new")).toEqual([]);
});

test("the newest of two drafts is offered first, then the other", { tags: "full" }, async () => {
  const post = postRow({ title: "Stored" });
  for (const minute of ["01", "03", "02"]) {
    const draft = {
      id: post.id,
      savedAt: `2026-03-01T12:${minute}:00Z`,
      baseVersion: post.updated_at,
      input: { ...postModel.inputOf(post), title: `Typed at ${minute}` },
      attempts: [],
    };
    localStorage.setItem(`draft:post:${post.id}:${minute}`, JSON.stringify(draft));
  }
  const { user } = openAt(`/admin/posts/${post.id}`, [post]);
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await user.click(await screen.findByRole("button", { name: "Restore" }));

  expect(field("Title")).toHaveValue("Typed at 02");
  expect(keptOf(post.id)).toHaveLength(2);
});

test("a draft that another tab discards while it is being written is kept", async () => {
  const { user } = await openNewPost();
  await fill(user, field("Title"), "Still being written");
  const [key = ""] = keptOf("new");
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: null }));

  expect(localStorage.getItem(key)).toContain("Still being written");
});

test("if the browser has no room for a draft, the page shows that at once", async () => {
  const { user } = await openPost(postRow());
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  await user.type(field("Title"), "!");

  expect(await screen.findByRole("status", { name: "" })).toHaveTextContent(
    "Not saved: this browser cannot keep it. Save it on the server.",
  );
});

test("the last words are kept when the page is left before the next pause", async () => {
  const post = postRow();
  const { user } = await openPost(post);
  await fill(user, field("Content"), "The last words");
  await user.click(screen.getByRole("link", { name: "Back to posts" }));

  await screen.findByRole("heading", { name: "Blog Posts" });
  expect(localStorage.getItem(keptOf(post.id)[0] ?? "")).toContain("The last words");
});

test("the last words are kept when the tab is closed in the middle of a word", async () => {
  const post = postRow();
  await openPost(post);
  fireEvent.input(field("Content"), { target: { value: "In the middle of a wo" } });
  window.dispatchEvent(new Event("pagehide"));

  expect(localStorage.getItem(keptOf(post.id)[0] ?? "")).toContain("In the middle of a wo");
});

test("the last words are kept when the browser goes back in the middle of a word", async () => {
  const post = postRow();
  await openPost(post);
  fireEvent.input(field("Content"), { target: { value: "In the middle of a wo" } });
  window.history.back();

  await screen.findByRole("heading", { name: "Blog Posts" });
  expect(localStorage.getItem(keptOf(post.id)[0] ?? "")).toContain("In the middle of a wo");
});
