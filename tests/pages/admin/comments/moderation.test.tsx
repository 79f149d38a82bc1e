import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import * as limits from "@/lib/supabase/limits/comments";
import { undoDeletion } from "../../../support/bin";
import { renderApp } from "../../../support/render";
import { heldBack, recordPosts } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";
import { findToast, pressInToast } from "../../../support/toasts";
import { authors, moderated, row, serveModeration } from "./serve-moderation";
import { fill } from "../../../support/fill";
import { sample } from "../../../support/scope";

const button = async (author: string, name: RegExp) =>
  within(await row(author)).getByRole("button", { name });
const box = async (author: string) => within(await row(author)).getByRole("checkbox");

beforeEach(() => {
  signedInAs({ email: "owner@example.com", isOwner: true, fullName: "Robin Sample" });
});

test("an approved comment leaves the pending ones at once, and Undo brings it back", async () => {
  const ann = moderated({ author_name: "Ann" });
  const { updated } = serveModeration([ann, moderated({ author_name: "Ben" })]);
  // Without a response of its own the request goes on to the table.
  const held = heldBack(() => undefined);
  server.use(http.patch(rest("comments"), held.answer, { once: true }));
  const { user } = renderApp("/admin/comments?status=pending");

  await user.click(await button("Ann", /^Approve/));
  await waitFor(() => expect(authors()).toEqual(["Ben"]));
  expect(screen.getByRole("tab", { name: "Pending 1" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "Approved 1" })).toBeVisible();
  expect(await button("Ben", /^Approve/)).toHaveFocus();
  expect(updated).toEqual([]);

  held.release();
  await pressInToast(user, "Undo", "Comment Approved");
  await waitFor(() => expect(authors()).toEqual(["Ann", "Ben"]));
  await findToast("Undone");
  expect(updated.map(({ status }) => status)).toEqual(["approved", "pending"]);
});

test("a rejected comment stays in the list of all, as spam, and can be approved again", async () => {
  const { updated } = serveModeration([moderated({ author_name: "Ann", status: "approved" })]);
  const { user } = renderApp("/admin/comments?status=all");

  await user.click(await button("Ann", /^Reject/));
  await findToast("Comment Rejected");
  expect(within(await row("Ann")).getByText("Spam")).toBeVisible();
  expect(await button("Ann", /^More/)).toHaveFocus();

  await user.click(await button("Ann", /^Approve/));
  await findToast("Comment Approved");
  expect(updated.map(({ status }) => status)).toEqual(["spam", "approved"]);
});

test.each([
  ["failed", () => HttpResponse.error(), "The server did not answer."],
  [
    "came too late for a deleted comment",
    () => HttpResponse.json([]),
    "It was edited in the meantime, or no longer exists.",
  ],
])("a change that %s is reverted and reported", async (_how, answer, reason) => {
  serveModeration([moderated({ author_name: "Ann" })]);
  server.use(http.patch(rest("comments"), answer));
  const { user } = renderApp("/admin/comments?status=pending");
  await user.click(await button("Ann", /^Approve/));
  const toast = await findToast("Failed to update comment status");
  expect(toast).toHaveTextContent(reason);
  expect(within(await row("Ann")).getByText("Pending")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Pending 1" })).toBeVisible();
});

test.each(
  sample([
    [
      "a bulk approval",
      undefined,
      "1 comment was edited in the meantime, or no longer exists; the others were changed.",
    ],
    ["Approve", /^Approve/, "It was edited in the meantime, or no longer exists."],
  ] as const),
)("%s does not apply to a text that was changed in the meantime", async (_, single, reason) => {
  const ann = moderated({ author_name: "Ann" });
  const { updated, change } = serveModeration([ann, moderated({ author_name: "Ben" })]);
  const { user } = renderApp("/admin/comments?status=pending");
  await row("Ann");
  change(ann.id, { content: "Another text.", edited_at: "2026-11-02T10:05:00.123456+00:00" });
  if (single) await user.click(await button("Ann", single));
  else {
    await user.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
    const actions = screen.getByRole("group", { name: "Selected comments" });
    await user.click(within(actions).getByRole("button", { name: "Approve" }));
  }
  expect(await screen.findByText("Another text.")).toBeVisible();
  expect(updated.flatMap(({ ids }) => ids)).not.toContain(ann.id);
  await findToast("Failed to update comment status", reason);

  await user.click(await button("Ann", /^Approve/));
  await waitFor(() => expect(updated.at(-1)?.ids).toEqual([ann.id]));
});

test("many comments are approved in one request, and Undo restores the status of each", async () => {
  const [ann, ben, cid, dan] = [
    moderated({ author_name: "Ann" }),
    moderated({ author_name: "Ben", status: "spam" }),
    moderated({ author_name: "Cid", status: "approved" }),
    moderated({ author_name: "Dan" }),
  ];
  const { updated } = serveModeration([ann, ben, cid, dan]);
  const { user } = renderApp("/admin/comments?status=all");
  const all = await screen.findByRole("checkbox", { name: "Select all shown" });

  await user.click(all);
  expect(screen.getByText("4 selected")).toBeVisible();
  await user.click(await box("Dan"));
  expect(screen.getByText("3 selected")).toBeVisible();
  expect(all).toBePartiallyChecked();

  const actions = screen.getByRole("group", { name: "Selected comments" });
  await user.click(within(actions).getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(updated).toEqual([{ status: "approved", ids: [ann.id, ben.id] }]));
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  expect(all).toHaveFocus();

  await pressInToast(user, "Undo", "2 Comments Approved");
  await findToast("Undone");
  expect(updated.slice(1)).toEqual([
    { status: "pending", ids: [ann.id] },
    { status: "spam", ids: [ben.id] },
  ]);
});

test("with Shift, everything between two boxes is selected", async () => {
  serveModeration(["Ann", "Ben", "Cid", "Dan"].map((author_name) => moderated({ author_name })));
  const { user } = renderApp("/admin/comments?status=all");

  await user.click(await box("Dan"));
  await user.keyboard("{Shift>}");
  await user.click(await box("Ben"));
  await user.keyboard("{/Shift}");
  expect(screen.getByText("3 selected")).toBeVisible();
  expect(await box("Ann")).not.toBeChecked();
  expect(await box("Cid")).toBeChecked();
});

test("a new search clears the selection", { tags: "full" }, async () => {
  serveModeration([moderated({ author_name: "Ann" }), moderated({ author_name: "Ben" })]);
  const { user } = renderApp("/admin/comments?status=all");

  await user.click(await box("Ann"));
  await fill(user, screen.getByRole("searchbox"), "ann");
  await waitFor(() => expect(authors()).toEqual(["Ann"]));
  expect(await box("Ann")).not.toBeChecked();
  expect(screen.queryByRole("group", { name: "Selected comments" })).not.toBeInTheDocument();
});

test("many comments are deleted after one question", { tags: "full" }, async () => {
  const ann = moderated({ author_name: "Ann" });
  const ben = moderated({ author_name: "Ben", parent_id: ann.id });
  const another = moderated({ parent_id: ann.id, status: "approved" });
  const { deleted } = serveModeration([another, ben, ann]);
  const { user } = renderApp("/admin/comments?status=pending");

  await user.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
  const actions = screen.getByRole("group", { name: "Selected comments" });
  await user.click(within(actions).getByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("dialog", { name: "Delete comments" });
  expect(question).toHaveAccessibleDescription(
    "Are you sure you want to delete the 2 selected comments? Their reply goes with them. They stay in the bin for 30 days.",
  );
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await findToast("2 Comments Deleted");
  expect(deleted).toEqual([[ben.id, ann.id]]);
  expect(await screen.findByText("Nothing is waiting for you.")).toBeVisible();
  await undoDeletion(user, "2 Comments Deleted", { kind: "comments", ids: [ben.id, ann.id] });
});

test("the owner replies to a pending comment: it is approved first, and the reply has the owner's name", async () => {
  const ann = moderated({ author_name: "Ann", content: "Is it so?" });
  const { updated } = serveModeration([ann]);
  const sent = recordPosts("rpc/add_comment");
  const { user } = renderApp("/admin/comments?status=all");

  await user.click(await button("Ann", /^More/));
  await user.click(await screen.findByRole("menuitem", { name: "Approve and reply" }));
  const dialog = await screen.findByRole("dialog", { name: "Reply to Ann" });
  const text = within(dialog).getByRole("textbox", { name: "Your reply" });
  expect(within(dialog).getByText("Is it so?")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Approve and reply" }));
  expect(text).toHaveFocus();
  // The database refuses it, after the comment would have been approved.
  const most = limits.content_max_length;
  await fill(user, text, "a".repeat(most + 1));
  await user.click(within(dialog).getByRole("button", { name: "Approve and reply" }));
  expect(text).toHaveAccessibleDescription(
    new RegExp(String.raw`A comment can have at most ${most.toLocaleString("en")} characters\.$`),
  );
  expect(updated).toEqual([]);

  await user.clear(text);
  await fill(user, text, " It is. ");
  await user.click(within(dialog).getByRole("button", { name: "Approve and reply" }));
  await findToast("Reply added!");
  expect(updated).toEqual([{ status: "approved", ids: [ann.id] }]);
  expect(sent).toMatchObject([
    { post_id: ann.post_id, parent_id: ann.id, author_name: "Robin Sample", content: "It is." },
  ]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await within(await row("Ann")).findByText("Approved")).toBeVisible();
});

test("a reply to a reply joins its thread", async () => {
  const parent = moderated({ author_name: "Ann", status: "approved" });
  const reply = moderated({
    author_name: "Ben",
    status: "approved",
    parent_id: parent.id,
  });
  const { updated } = serveModeration([reply, parent]);
  const sent = recordPosts("rpc/add_comment");
  const { user } = renderApp("/admin/comments?status=all");

  await user.click(await button("Ben", /^More/));
  await user.click(await screen.findByRole("menuitem", { name: "Reply" }));
  await fill(user, await screen.findByRole("textbox", { name: "Your reply" }), "Thanks");
  await user.click(screen.getByRole("button", { name: "Post Reply" }));
  await findToast("Reply added!");
  expect(sent).toMatchObject([{ parent_id: parent.id }]);
  expect(updated).toEqual([]);
});

test("an owner whose account has no name is offered a field for one, since the email address would be shown", async () => {
  signedInAs({ email: "owner@example.com", isOwner: true, fullName: "" });
  serveModeration([moderated({ author_name: "Ann", status: "approved" })]);
  const sent = recordPosts("rpc/add_comment");
  const { user } = renderApp("/admin/comments?status=all");

  await user.click(await button("Ann", /^More/));
  await user.click(await screen.findByRole("menuitem", { name: "Reply" }));
  const name = await screen.findByRole("textbox", { name: "Name (optional)" });
  expect(name).toHaveAccessibleDescription(
    "Without a name, everyone sees your email address: owner@example.com",
  );
  await fill(user, name, "Robin");
  await fill(user, screen.getByRole("textbox", { name: "Your reply" }), "Thanks");
  await user.click(screen.getByRole("button", { name: "Post Reply" }));
  await findToast("Reply added!");
  expect(sent).toMatchObject([{ author_name: "Robin" }]);
});

/** Lists an approved comment by Ann, sends `answer` to its replies, and opens the reply dialog. */
async function openReply(answer: Parameters<typeof recordPosts>[1]) {
  serveModeration([moderated({ author_name: "Ann", status: "approved" })]);
  recordPosts("rpc/add_comment", answer);
  const { user } = renderApp("/admin/comments?status=all");
  const open = async () => {
    await user.click(await button("Ann", /^More/));
    await user.click(await screen.findByRole("menuitem", { name: "Reply" }));
    return screen.findByRole("textbox", { name: "Your reply" });
  };
  return { user, open, field: await open() };
}

test(
  "a reply whose dialog is closed while it is sent is cleared once it is stored",
  { tags: "full" },
  async () => {
    const { release, answer } = heldBack(() => undefined);
    const { user, open, field } = await openReply(answer);
    await fill(user, field, "It is.");
    await user.click(screen.getByRole("button", { name: "Post Reply" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await open();
    release();

    await findToast("Reply added!");
    expect(screen.getByRole("textbox", { name: "Your reply" })).toHaveValue("");
  },
);

test("a reply that could not be sent is kept, even when the dialog closes", async () => {
  const { user, open, field } = await openReply(() => HttpResponse.error());
  await fill(user, field, "Not lost");
  await user.click(screen.getByRole("button", { name: "Post Reply" }));
  await findToast("Failed to post reply");
  expect(screen.getByRole("alert")).toHaveTextContent("The server did not answer.");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await open()).toHaveValue("Not lost");
});
