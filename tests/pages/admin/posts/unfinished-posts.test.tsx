import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { randomId } from "@/lib/browser/random-id";
import { serverTime } from "@/lib/clock";
import { writeDraft } from "@/lib/drafts/draft-store";
import { draftText } from "@/lib/drafts/edit-draft";
import { postModel, type PostInput } from "@/pages/admin/posts/post-input";
import { postRow } from "../../../support/factories";
import { shownAddress } from "../../../support/render";
import { query } from "../../../support/table";
import { NEW, serveCopy } from "../serve-copy";
import { findToast } from "../../../support/toasts";
import { field, openAt } from "./open-editor";

const button = (name: RegExp | string) => screen.getByRole("button", { name });

const input: PostInput = {
  ...postModel.fresh,
  title: "Typed on the phone",
  slug: "typed",
  source: "Half a sentence",
};

const copies = () => query("select post_id from public.working_copies");

/** The owner's list, with a text that was never saved. */
async function openList() {
  serveCopy(input);
  const { user, requests } = openAt("/admin/posts", []);
  const list = within(await screen.findByRole("region", { name: "Unfinished" }));
  return { user, list, ...requests };
}

test("a text that was never saved is listed above the posts, and continues as the same post", async () => {
  const { user, list, inserted } = await openList();
  expect(list.getByRole("listitem")).toHaveTextContent(
    /^Typed on the phoneNever saved, Nov 2, 2026.*, Safari on iPhone/,
  );
  await user.click(list.getByRole("link", { name: "Continue Typed on the phone" }));
  expect(shownAddress()).toBe(`/admin/posts/new?unfinished=${NEW}`);
  expect(await screen.findByText(/written with Safari on iPhone/)).toBeVisible();
  await user.click(button("Restore"));
  expect(field("Content")).toHaveValue("Half a sentence");
  await user.click(button("Save draft"));
  await findToast("Post created successfully");
  expect(inserted).toMatchObject([{ id: NEW, title: "Typed on the phone" }]);
});

test("a text that continues is offered, and not a newer draft of another one", async () => {
  const draft = draftText(randomId(), serverTime(), {
    input: { ...input, title: "Another" },
    baseVersion: null,
    attempts: [],
  });
  writeDraft("post:new:another", draft);
  const { user, list } = await openList();
  await user.click(list.getByRole("link", { name: "Continue Typed on the phone" }));
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  expect(field("Title")).toHaveValue("Typed on the phone");
});

test("an unwanted text is discarded after a question", async () => {
  const { user, list } = await openList();
  await user.click(list.getByRole("button", { name: "Discard Typed on the phone" }));
  const question = within(await screen.findByRole("dialog"));
  expect(question.getByText(/“Typed on the phone”/)).toBeVisible();
  await user.click(question.getByRole("button", { name: "Discard" }));
  await findToast("Text discarded");
  expect(await copies()).toEqual([]);
  await waitFor(() => expect(screen.queryByText("Unfinished")).not.toBeInTheDocument());
});

test("a text that was stored again since the list was loaded is discarded only after another look", async () => {
  const { user, list } = await openList();
  await user.click(list.getByRole("button", { name: "Discard Typed on the phone" }));
  const question = within(await screen.findByRole("dialog"));
  await query(
    "update public.working_copies set device = 'Firefox', saved_at = saved_at + interval '20 s'",
  );
  await user.click(question.getByRole("button", { name: "Discard" }));
  await findToast("Failed to discard the text", "This was changed elsewhere in the meantime.");
  expect(await copies()).toEqual([{ post_id: NEW }]);

  await waitFor(() => expect(screen.getByText(/, Firefox$/)).toBeInTheDocument());
  await user.click(question.getByRole("button", { name: "Discard" }));
  await findToast("Text discarded");
  expect(await copies()).toEqual([]);
});

test("a text that was discarded in another tab meanwhile is discarded", async () => {
  const { user, list } = await openList();
  await user.click(list.getByRole("button", { name: "Discard Typed on the phone" }));
  const question = within(await screen.findByRole("dialog"));
  await query("delete from public.working_copies");
  await user.click(question.getByRole("button", { name: "Discard" }));
  await findToast("Text discarded");
  await waitFor(() => expect(screen.queryByText("Unfinished")).not.toBeInTheDocument());
});

test("a text written on another device is offered, and removed once it is saved", async () => {
  const post = postRow({ title: "Before" });
  serveCopy(
    { ...input, format: "html", source: "", content: "<p>New.</p>" },
    { post_id: post.id, base_version: post.updated_at },
  );
  const { user, requests } = openAt(`/admin/posts/${post.id}`, [post]);
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  expect(field("Content")).toHaveValue("<p>New.</p>");
  // It was a draft on that device.
  await user.click(button("Unpublish"));
  await findToast("Post updated successfully");
  expect(requests.updated).toMatchObject([{ title: "Typed on the phone", content: "<p>New.</p>" }]);
  await waitFor(async () => expect(await copies()).toEqual([]));
});
