import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { openAsOwner } from "../../../support/owner";
import { shownAddress } from "../../../support/render";
import { rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { hrefOf } from "../../../support/texts";
import { authors, moderated, row, serveModeration } from "./serve-moderation";

const offers = async (author: string) =>
  within(await row(author))
    .getAllByRole("button")
    .map((button) => button.textContent?.split(" ")[0])
    .filter(Boolean);
const tab = (name: RegExp) => screen.findByRole("tab", { name });

test("a comment is shown with its author, state, time, text and post", async () => {
  const comment = moderated({ author_name: "Ada", content: "Is it so?" });
  const answer = moderated({ author_name: "Robin", status: "approved", parent_id: comment.id });
  const another = moderated({ author_name: "Ben", parent_id: comment.id });
  serveModeration([answer, another, comment, moderated({ author_name: "Logos", status: "spam" })]);
  openAsOwner("/admin/comments?status=all");

  const shown = within(await row("Ada"));
  for (const text of ["Pending", "Is it so?", "2 replies"])
    expect(shown.getByText(text)).toBeVisible();
  expect(shown.getByText(formatDateTime(comment.created_at))).toBeVisible();
  expect(hrefOf("The first paint", await row("Ada"))).toBe(
    `/blog/${comment.post_id}#comment-${comment.id}`,
  );
  expect(within(await row("Robin")).getByText("in reply to Ada")).toBeVisible();
  const spam = await row("Logos");
  expect(within(spam).getByText("Spam")).toBeVisible();
  expect(hrefOf(/./, spam)).toBe(`/blog/${comment.post_id}`);
  expect(screen.getByText("4 comments")).toBeVisible();
});

test("the screen opens on pending comments, or on all if none is pending", async () => {
  serveModeration([
    moderated({ author_name: "Ann" }),
    moderated({ author_name: "Ben", status: "approved" }),
  ]);
  const { user } = openAsOwner("/admin/comments");

  await row("Ann");
  expect(authors()).toEqual(["Ann"]);
  expect(shownAddress()).toBe("/admin/comments?status=pending");
  await user.click(await tab(/^All 2$/));
  await row("Ben");
  expect(shownAddress()).toBe("/admin/comments?status=all");

  await user.click(within(await row("Ann")).getByRole("button", { name: /^Approve/ }));
  await findToast("Comment Approved");
  const link = screen.getByRole("link", { name: "Comments" });
  await waitFor(() => expect(link).not.toHaveAccessibleDescription());
  await user.click(link);
  await waitFor(() => expect(shownAddress()).toBe("/admin/comments?status=all"));
  expect(authors()).toEqual(["Ann", "Ben"]);
});

test("the screen opens on all if the number of pending comments is unknown", async () => {
  serveModeration([moderated({ author_name: "Ann", status: "approved" })]);
  server.use(http.post(rest("rpc/waiting"), () => HttpResponse.error()));
  openAsOwner("/admin/comments");

  await row("Ann");
  expect(shownAddress()).toBe("/admin/comments?status=all");
});

test("pending comments are counted above the list and in the sidebar", async () => {
  serveModeration([moderated(), moderated(), moderated({ status: "approved" })]);
  openAsOwner("/admin/comments?status=all");
  expect(await screen.findByText("2 pending")).toBeVisible();
  const link = await screen.findByRole("link", { name: "Comments" });
  expect(link).toHaveAccessibleDescription("2 pending");
});

test("approved comments offer Reject, rejected ones Approve, pending ones both", async () => {
  serveModeration([
    moderated({ author_name: "Waiting" }),
    moderated({ author_name: "Fine", status: "approved" }),
    moderated({ author_name: "Gone", status: "spam" }),
  ]);
  openAsOwner("/admin/comments?status=all");

  expect(await offers("Waiting")).toEqual(["Approve", "Reject"]);
  expect(await offers("Fine")).toEqual(["Reject"]);
  expect(await offers("Gone")).toEqual(["Approve"]);
});

test("the tabs count the comments that match the search, and both are kept in the URL", async () => {
  serveModeration([
    moderated({ author_name: "Ann", content: "100% (yes)" }),
    moderated({ author_name: "Ben", content: "100% (yes)", status: "approved" }),
    moderated({ author_name: "Cid", status: "approved" }),
  ]);
  const { user } = openAsOwner("/admin/comments?status=all&q=100%25+%28");
  expect(await tab(/^All 2$/)).toHaveAttribute("aria-selected", "true");
  await user.click(await tab(/^Approved 1$/));
  await waitFor(() => expect(authors()).toEqual(["Ben"]));
  expect(shownAddress()).toBe("/admin/comments?status=approved&q=100%25+%28");
});

test("an empty tab shows that nothing is pending", async () => {
  serveModeration([]);
  const { user } = openAsOwner("/admin/comments?status=all");
  await user.click(await tab(/^Pending 0$/));
  expect(await screen.findByText("Nothing is waiting for you.")).toBeVisible();
});

test("a long comment is shortened until it is expanded", async () => {
  serveModeration([moderated({ author_name: "Long", content: "word ".repeat(200) }), moderated()]);
  const { user } = openAsOwner("/admin/comments?status=all");

  await user.click(within(await row("Long")).getByRole("button", { name: "Show all" }));
  expect(screen.getByRole("button", { name: "Show less" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  expect(screen.queryByRole("button", { name: "Show all" })).not.toBeInTheDocument();
});
