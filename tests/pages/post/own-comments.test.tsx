import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { readDraft, writeDraft } from "@/lib/drafts/draft-store";
import { commentRow, postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { heldBack, recordPosts } from "../../support/requests";
import { refusal, rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { findToast } from "../../support/toasts";
import { serveFunctions } from "../../support/table";
import { holdComments, servePost } from "./serve-post";
import { fill } from "../../support/fill";

const post = postRow();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const fresh = commentRow({
  reader: "ada@example.com",
  content: "A typo heer.",
  created_at: minutesAgo(5),
});
const old = commentRow({
  reader: "ada@example.com",
  content: "An old one.",
  created_at: minutesAgo(20),
});
const other = commentRow({ content: "Of somebody else." });

const draftKey = (id: string) => `comment:${post.id}:edit-${id}`;

const article = (text: string) =>
  within(screen.getByText(text).closest("article") ?? document.body);
const editor = () => screen.getByRole("textbox", { name: "Your comment" });

async function openPost() {
  signedInAs();
  servePost(post, [fresh, old, other]);
  serveFunctions("edit_comment", "delete_own_comment");
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("Of somebody else.");
  return user;
}

/** Opens the editor of the new comment and types something else. */
async function edit(user: Awaited<ReturnType<typeof openPost>>, text: string) {
  await user.click(screen.getByRole("button", { name: /^Edit your comment/ }));
  await user.clear(editor());
  await fill(user, editor(), text);
}

test("readers may edit their own comments for 15 minutes and delete them at any time, but not those of others", async () => {
  await openPost();

  expect(screen.getAllByRole("button", { name: /^Edit your comment/ })).toHaveLength(1);
  expect(article("A typo heer.").getByRole("button", { name: /^Edit/ })).toBeVisible();
  expect(article("A typo heer.").getByRole("button", { name: /^Delete/ })).toBeVisible();
  expect(article("An old one.").getByRole("button", { name: /^Delete/ })).toBeVisible();
  expect(article("Of somebody else.").queryByRole("button", { name: /^Delete/ })).toBeNull();
});

test("an edited comment is saved and marked as edited, and Edit gets the focus back", async () => {
  const user = await openPost();
  await edit(user, " A typo here. ");
  await user.click(screen.getByRole("button", { name: "Save" }));

  await findToast("Comment saved");
  await screen.findByText("A typo here.");
  expect(article("A typo here.").getByText("edited")).toHaveAttribute("datetime");
  expect(article("A typo here.").getByRole("button", { name: /^Edit/ })).toHaveFocus();
  expect(screen.getAllByText("edited")).toHaveLength(1);
});

test("a saved edit counts as saved even if it cannot be read whether it is public", async () => {
  const user = await openPost();
  server.use(http.get(rest("comments"), () => HttpResponse.error()));
  await edit(user, "A typo here.");
  await user.click(screen.getByRole("button", { name: "Save" }));

  await findToast("Comment saved");
  await screen.findByText("A typo here.");
  expect(article("A typo here.").getByText("edited")).toBeVisible();
});

test("an edit that comes too late keeps the typed text and shows the database's message", async () => {
  const user = await openPost();
  recordPosts("rpc/edit_comment", () => refusal("A comment can be edited for 15 minutes."));
  await edit(user, "Too late");
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "A comment can be edited for 15 minutes.",
  );
  expect(editor()).toHaveValue("Too late");
});

test(
  "text typed while an edit is saved stays in the field, and the saved edit may be held",
  { tags: "full" },
  async () => {
    holdComments();
    const user = await openPost();
    const { release, answer } = heldBack(() => undefined);
    const sent = recordPosts("rpc/edit_comment", answer);
    await edit(user, "A typo here.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await fill(user, editor(), " And more.");
    release();

    await findToast("Comment saved", "Your comment is awaiting moderation.");
    expect(editor()).toHaveValue("A typo here. And more.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(screen.queryByRole("textbox", { name: "Your comment" })).not.toBeInTheDocument(),
    );
    expect(sent).toMatchObject([
      { content: "A typo here." },
      { content: "A typo here. And more." },
    ]);
  },
);

test(
  "an edit that is left while it is being saved is cleared once it is stored",
  { tags: "full" },
  async () => {
    const user = await openPost();
    const { release, answer } = heldBack(() => undefined);
    recordPosts("rpc/edit_comment", answer);
    await edit(user, "A typo here.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.type(editor(), "{Escape}");
    expect(screen.queryByRole("textbox", { name: "Your comment" })).not.toBeInTheDocument();
    expect(readDraft(draftKey(fresh.id))).toBe("A typo here.");
    const next = screen.getByRole("textbox", { name: "Leave a comment" });
    await user.click(next);
    release();

    await findToast("Comment saved");
    expect(readDraft(draftKey(fresh.id))).toBe("");
    expect(next).toHaveFocus();
  },
);

test(
  "a draft of an edit that is too late can still be opened, and given up",
  { tags: "full" },
  async () => {
    writeDraft(draftKey(old.id), "Better words");
    const user = await openPost();
    await user.click(article("An old one.").getByRole("button", { name: /^Edit/ }));
    expect(editor()).toHaveValue("Better words");

    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(article("An old one.").queryByRole("button", { name: /^Edit/ })).toBeNull();
    expect(article("An old one.").getByRole("link", { name: /^Comment by/ })).toHaveFocus();
  },
);

test("Escape leaves a comment unchanged", async () => {
  const user = await openPost();
  await edit(user, "Other words");
  await user.keyboard("{Escape}");

  expect(screen.getByText("A typo heer.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Edit your comment/ })).toHaveFocus();
});

test("deleting a comment asks once, keeps it on a failure, and then removes it", async () => {
  const user = await openPost();
  server.use(http.post(rest("rpc/delete_own_comment"), () => HttpResponse.error(), { once: true }));
  await user.click(article("An old one.").getByRole("button", { name: /^Delete/ }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await findToast("Failed to delete comment");
  expect(screen.getByText("An old one.")).toBeVisible();

  await user.click(article("An old one.").getByRole("button", { name: /^Delete/ }));
  const dialog = await screen.findByRole("dialog", { name: "Delete your comment?" });
  expect(dialog).toHaveAccessibleDescription(/^“An old one.” will be deleted for good\./);
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await findToast("Comment deleted");
  await waitFor(() => expect(screen.queryByText("An old one.")).not.toBeInTheDocument());
  expect(screen.getByRole("heading", { name: /^Comments/ })).toHaveFocus();
});
