import type { UserEvent } from "@testing-library/user-event";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { openAsOwner } from "../../../support/owner";
import { shownAddress } from "../../../support/render";
import { refusal, rest, server } from "../../../support/server";
import { findToast, pressInToast } from "../../../support/toasts";
import { prepare, query } from "../../../support/table";
import { authors, moderated, row, serveModeration } from "./serve-moderation";
import { sample } from "../../../support/scope";

const ADA = "ada@example.com";
const VISITOR = "mark+of/a day==";

async function blocked() {
  const [settings] = await query<{ blocked_people: string }>("select * from public.site_settings");
  return settings?.blocked_people;
}
async function openMenu(user: UserEvent, author: string) {
  await user.click(within(await row(author)).getByRole("button", { name: /^More/ }));
  const items = await screen.findAllByRole("menuitem");
  return items.map((item) => item.textContent);
}
async function choose(user: UserEvent, author: string, item: string) {
  await openMenu(user, author);
  await user.click(screen.getByRole("menuitem", { name: item }));
}

test("each held comment shows why it is held, and an approved one does not", async () => {
  const reasons = {
    network: "Blocked network",
    person: "Blocked person",
    word: "Blocked word",
    links: "Links",
    newcomer: "Newcomer",
    everybody: "All comments are held",
  };
  serveModeration([
    ...Object.keys(reasons).map((held_because) =>
      moderated({ author_name: held_because, held_because }),
    ),
    moderated({ author_name: "Fine", status: "approved", held_because: "links" }),
    moderated({ author_name: "Rejected", status: "spam" }),
  ]);
  openAsOwner("/admin/comments?status=all");

  for (const [author, reason] of Object.entries(reasons)) {
    expect(await row(author)).toHaveTextContent(`Held because: ${reason}`);
  }
  expect(await row("Fine")).not.toHaveTextContent("Held because");
  expect(await row("Rejected")).not.toHaveTextContent("Held because");
});

test("a signed-in reader can be trusted: all their pending comments are approved, and the trust can be withdrawn", async () => {
  serveModeration([
    moderated({ author_name: "Ada", reader: ADA, held_because: "newcomer" }),
    moderated({ author_name: "Ada L.", reader: ADA, held_because: "links" }),
    moderated({ author_name: "Ben", sender: VISITOR }),
  ]);
  const { user } = openAsOwner("/admin/comments?status=pending");

  await choose(user, "Ada", "Approve and trust this reader");
  await findToast("Reader Trusted", "2 comments approved");
  await waitFor(() => expect(authors()).toEqual(["Ben"]));

  await user.click(screen.getByRole("tab", { name: "Approved 2" }));
  await waitFor(async () => expect(within(await row("Ada L.")).getByText("Trusted")).toBeVisible());
  await choose(user, "Ada L.", "Stop trusting this reader");
  await findToast("Reader No Longer Trusted");
  await waitFor(() => expect(screen.queryByText("Trusted")).not.toBeInTheDocument());
  expect(await openMenu(user, "Ada L.")).toContain("Trust this reader");
});

test.each(sample(["pending", "spam"]))(
  "undoing trust restores what it approved, %s before",
  { tags: "full" },
  async (status) => {
    const before = [
      moderated({ author_name: "Ada", reader: ADA, held_because: "newcomer", status }),
      moderated({ author_name: "Ada L.", reader: ADA, held_because: "links" }),
      moderated({ author_name: "Ada W.", reader: ADA, held_because: "word" }),
      moderated({ author_name: "A. L.", reader: ADA, status: "approved" }),
    ];
    serveModeration(before);
    const { user } = openAsOwner("/admin/comments?status=all");
    await choose(user, "Ada", "Approve and trust this reader");
    await pressInToast(user, "Undo", "Reader Trusted", "2 comments approved");

    await findToast("Undone");
    const now = await query<{ author_name: string; status: string }>(
      "select author_name, status from public.comments",
    );
    expect(new Map(now.map((comment) => [comment.author_name, comment.status]))).toEqual(
      new Map(before.map((comment) => [comment.author_name, comment.status])),
    );
    await waitFor(() => expect(screen.queryByText("Trusted")).not.toBeInTheDocument());
  },
);

test("Undo is not offered for more comments than can be restored", { tags: "full" }, async () => {
  serveModeration(
    Array.from({ length: 21 }, () => moderated({ reader: ADA, held_because: "newcomer" })).concat(
      moderated({ author_name: "Ada", reader: ADA, held_because: "newcomer" }),
    ),
  );
  const { user } = openAsOwner("/admin/comments?status=pending&sort=oldest");
  await choose(user, "Ada", "Approve and trust this reader");
  const toast = await findToast("Reader Trusted", "22 comments approved");
  expect(within(toast).queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("a comment's menu offers only what applies to its sender", async () => {
  serveModeration([
    moderated({ author_name: "Me", reader: "owner@example.com", status: "approved" }),
    moderated({ author_name: "Ben", sender: VISITOR }),
    moderated({ author_name: "Long gone" }),
  ]);
  const { user } = openAsOwner("/admin/comments?status=all");

  expect(await openMenu(user, "Me")).toEqual(["Reply", "Everything from this sender", "Delete"]);
  await user.keyboard("{Escape}");
  expect(await openMenu(user, "Ben")).toEqual([
    "Approve and reply",
    "Everything from this sender",
    "Reject and block this name",
    "Delete",
  ]);
  await user.keyboard("{Escape}");
  expect(await openMenu(user, "Long gone")).toEqual([
    "Approve and reply",
    "Reject and block this name",
    "Delete",
  ]);
});

test("a comment's author can be blocked, the toast shows the new entry, and Undo removes it", async () => {
  const ada = moderated({ author_name: "Ada", reader: ADA });
  serveModeration([ada, moderated({ author_name: "Ben" })], [ADA]);
  const { user } = openAsOwner("/admin/comments?status=pending");

  await choose(user, "Ada", "Reject and block this reader");
  await waitFor(() => expect(authors()).toEqual(["Ben"]));
  expect(await blocked()).toBe(ADA);

  await pressInToast(
    user,
    "Undo",
    "Blocked",
    `${ADA} is now listed under “Blocked people” in the settings.`,
  );
  await findToast("Undone", `${ADA} is no longer blocked.`);
  await waitFor(() => expect(authors()).toEqual(["Ada", "Ben"]));
  expect(await blocked()).toBe("");
  expect(within(await row("Ada")).getByText("Trusted")).toBeVisible();
});

test("undoing a second block keeps an earlier one", { tags: "full" }, async () => {
  serveModeration([moderated({ author_name: "Ada", status: "spam" })]);
  prepare((run) => run("update public.site_settings set blocked_people = 'Ada'"));
  const { user } = openAsOwner("/admin/comments?status=all");

  await choose(user, "Ada", "Block this name");
  await pressInToast(
    user,
    "Undo",
    "Blocked",
    "Ada is now listed under “Blocked people” in the settings.",
  );
  await findToast("Undone", "Ada was already blocked.");
  expect(await blocked()).toBe("Ada");
  expect(within(await row("Ada")).getByText("Spam")).toBeVisible();
});

test.each(
  sample([
    ["rpc/trust_reader", "Approve and trust this reader", "Failed to change trust"],
    ["rpc/block_author", "Reject and block this reader", "Failed to block"],
  ]),
)("a refusal by %s is explained, and the comment stays", async (name, item, title) => {
  serveModeration([moderated({ author_name: "Ada", reader: ADA })]);
  server.use(http.post(rest(name), () => refusal("The list is full.")));
  const { user } = openAsOwner("/admin/comments?status=all");
  await choose(user, "Ada", item);
  await findToast(title, "The list is full.");
  expect(within(await row("Ada")).getByText("Pending")).toBeVisible();
});

test("everything from one sender is shown at once, whatever the search, and can be rejected", async () => {
  const { updated } = serveModeration([
    moderated({ author_name: "Eve 1", sender: VISITOR }),
    moderated({ author_name: "Eve 2", sender: VISITOR, status: "approved" }),
    moderated({ author_name: "Ben", reader: ADA }),
  ]);
  const { user } = openAsOwner("/admin/comments?q=eve&status=pending");

  await choose(user, "Eve 1", "Everything from this sender");
  await waitFor(() => expect(authors()).toEqual(["Eve 1", "Eve 2"]));
  expect(shownAddress()).toBe("/admin/comments?sender=mark%2Bof%2Fa+day%3D%3D");
  expect(screen.getByText("2 matching comments")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Approved 1" })).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(await openMenu(user, "Eve 1")).not.toContain("Everything from this sender");
  await user.keyboard("{Escape}");

  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  const actions = screen.getByRole("group", { name: "Selected comments" });
  await user.click(within(actions).getByRole("button", { name: "Reject" }));
  await findToast("2 Comments Rejected");
  expect(updated).toHaveLength(1);

  await user.click(screen.getByRole("button", { name: "Show all senders" }));
  await waitFor(() => expect(authors()).toEqual(["Eve 1", "Eve 2", "Ben"]));
  expect(shownAddress()).toBe("/admin/comments?status=all");
  expect(screen.getByRole("button", { name: /^Sort by/ })).toHaveFocus();
});

test("a sender without any comments left has an empty list with a message", async () => {
  serveModeration([moderated()]);
  openAsOwner("/admin/comments?sender=nobody");

  expect(await screen.findByText("Nothing from this sender is left.")).toBeVisible();
});
