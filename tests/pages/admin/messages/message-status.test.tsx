import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { choose } from "../../../support/owner";
import { messageRow } from "../../../support/factories";
import { earlierRequestsHaveArrived, heldBack } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { shownAddress } from "../../../support/render";
import { findToast, pressInToast } from "../../../support/toasts";
import { card, openMessages, subjects } from "./open-messages";

const offered = async (subject: string) =>
  (await card(subject)).getAllByRole("button", { name: /^Mark/ }).map((it) => it.textContent);
const numbers = () => screen.getByLabelText("In numbers");

test("Mark Read is offered to unread messages only, Mark Replied to all", async () => {
  openMessages([
    messageRow({ subject: "New" }),
    messageRow({ subject: "Seen", status: "read" }),
    messageRow({ subject: "Done", status: "replied" }),
  ]);
  expect(await offered("New")).toEqual(["Mark Read New", "Mark Replied New"]);
  expect(await offered("Seen")).toEqual(["Mark Replied Seen"]);
  expect(await offered("Done")).toEqual(["Mark Replied Done"]);
});

test("a message is marked, and Undo in the toast restores the earlier status", async () => {
  const { user, steps } = openMessages([messageRow({ subject: "New" })]);
  const shown = await card("New");

  await user.click(shown.getByRole("button", { name: /^Mark Replied/ }));
  await waitFor(() => expect(numbers()).toHaveTextContent("Unread0Read0Replied1"));
  await pressInToast(user, "Undo", "Message status updated");
  await waitFor(() => expect(numbers()).toHaveTextContent("Unread1Read0Replied0"));
  expect(shown.getByText("Unread")).toBeVisible();
  expect(steps).toMatchObject([{ to: "replied" }, { from: "replied", to: "unread" }]);
});

test("the new status shows at once, and a failure reverts it", async () => {
  const { user } = openMessages([messageRow({ subject: "New" })]);
  const { answer, release } = heldBack(() => HttpResponse.error());
  server.use(http.patch(rest("contact_messages"), answer));
  const shown = await card("New");

  await user.click(shown.getByRole("button", { name: /^Mark Read/ }));
  expect(await shown.findByText("Read")).toBeVisible();
  release();
  await findToast("Failed to update message status");
  expect(await shown.findByText("Unread")).toBeVisible();
  expect(shown.getByRole("button", { name: /^Mark Read/ })).toBeVisible();
});

test("if another tab was faster, the toast explains it and the list is reloaded", async () => {
  const message = messageRow({ subject: "New" });
  const { user, setStatus, steps } = openMessages([message]);
  const shown = await card("New");
  setStatus(message.id, "replied");

  await user.click(shown.getByRole("button", { name: /^Mark Read/ }));
  const reason = "It was changed in the meantime and is replied now.";
  await findToast("Failed to update message status", reason);
  expect(await shown.findByText("Replied")).toBeVisible();
  expect(steps).toEqual([]);
});

test("the new status is shown until the list is reloaded", async () => {
  const message = messageRow({ subject: "New" });
  const { user, setStatus } = openMessages([message]);
  const shown = await card("New");
  const { answer, release } = heldBack(() => undefined);
  server.use(http.get(rest("contact_messages"), answer, { once: true }));

  await user.click(shown.getByRole("button", { name: /^Mark Read/ }));
  await findToast("Message status updated");
  expect(shown.getByText("Read")).toBeVisible();
  setStatus(message.id, "replied");
  release();
  expect(await shown.findByText("Replied")).toBeVisible();
});

test("two quick changes are sent one after the other", async () => {
  const { user, steps } = openMessages([messageRow({ subject: "New" })]);
  const shown = await card("New");
  const { answer, release } = heldBack(() => undefined);
  server.use(http.patch(rest("contact_messages"), answer, { once: true }));

  await user.click(shown.getByRole("button", { name: /^Mark Read/ }));
  await user.click(shown.getByRole("button", { name: /^Mark Replied/ }));
  await earlierRequestsHaveArrived();
  release();
  await waitFor(() => expect(steps).toHaveLength(2));
  expect(steps).toMatchObject([{ to: "read" }, { from: "read", to: "replied" }]);
  expect(await shown.findByText("Replied")).toBeVisible();
});

test("opening a message marks it as read, and Undo makes it unread again", async () => {
  const { user, steps } = openMessages([messageRow({ subject: "New", message: "Hello." })]);
  const shown = await card("New");

  await user.click(shown.getByRole("button", { name: "View New" }));
  expect(await shown.findByText("Read")).toBeVisible();
  await waitFor(() => expect(numbers()).toHaveTextContent("Unread0Read1Replied0"));
  await pressInToast(user, "Undo", "Message status updated");
  expect(await shown.findByText("Unread")).toBeVisible();
  expect(shown.getByText("Hello.")).toBeVisible();
  // The status is shown before the request has arrived.
  await waitFor(() => expect(steps.map(({ to }) => to)).toEqual(["read", "unread"]));
});

test("a linked message is open and read, and the only one until all are shown", async () => {
  const message = messageRow({ subject: "Asked for", message: "Hello." });
  const { user, steps } = openMessages([messageRow(), message], `?id=${message.id}`);
  const shown = await card("Asked for");
  expect(shown.getByText("Hello.")).toBeVisible();
  expect(await shown.findByText("Read")).toBeVisible();
  expect(subjects()).toEqual(["Asked for"]);
  await waitFor(() => expect(steps).toMatchObject([{ id: message.id, to: "read" }]));

  await user.click(shown.getByRole("button", { name: "Hide Asked for" }));
  expect(shown.getByText("Hello.")).not.toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all messages" }));
  await waitFor(() => expect(subjects()).toHaveLength(2));
  expect(shownAddress()).toBe("/admin/messages");
});

test("closing a message, or opening one that is already read, changes nothing", async () => {
  const { user, steps } = openMessages([
    messageRow({ subject: "Seen", status: "read" }),
    messageRow({ subject: "Done", status: "replied" }),
  ]);
  for (const subject of ["Seen", "Done"]) {
    const shown = await card(subject);
    await user.click(shown.getByRole("button", { name: `View ${subject}` }));
    await user.click(shown.getByRole("button", { name: `Hide ${subject}` }));
  }
  await earlierRequestsHaveArrived();
  expect(steps).toEqual([]);
});

test("an open message stays among the unread ones until it is closed, with its new status", async () => {
  const { user, steps } = openMessages(
    [
      messageRow({ subject: "One" }),
      messageRow({ subject: "Two", message: "Hello." }),
      messageRow({ subject: "Three" }),
    ],
    "?status=unread",
  );
  const two = await card("Two");
  await user.click(two.getByRole("button", { name: "View Two" }));
  expect(await screen.findByText("2 matching messages")).toBeVisible();
  expect(subjects()).toEqual(["One", "Two", "Three"]);
  expect(two.getByText("Hello.")).toBeVisible();
  expect(two.getByText("Read")).toBeVisible();

  await user.click(two.getByRole("button", { name: "Mark Replied Two" }));
  expect(await two.findByText("Replied")).toBeVisible();
  await waitFor(() => expect(steps).toHaveLength(2));
  expect(two.getByText("Hello.")).toBeVisible();

  two.getByRole("button", { name: "Hide Two" }).focus();
  await user.keyboard("{Enter}");
  expect(subjects()).toEqual(["One", "Three"]);
  const next = await card("Three");
  await waitFor(() => expect(next.getAllByRole("button")).toContain(document.activeElement));
});

test(
  "the last unread message stays readable, and can be deleted while it is open",
  { tags: "full" },
  async () => {
    const { user } = openMessages([messageRow({ subject: "Last" })], "?status=unread");
    const last = await card("Last");
    await user.click(last.getByRole("button", { name: "View Last" }));
    expect(await screen.findByRole("tab", { name: "Unread 0" })).toBeVisible();
    expect(screen.queryByText("No messages found")).not.toBeInTheDocument();

    await choose(user, "More for Last", "Delete");
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No messages found")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  },
);

test("after switching tabs no message is open", { tags: "full" }, async () => {
  const { user } = openMessages([messageRow({ subject: "New" })], "?status=unread");
  await user.click((await card("New")).getByRole("button", { name: "View New" }));
  await screen.findByRole("tab", { name: "Unread 0" });

  await user.click(screen.getByRole("tab", { name: /^Replied/ }));
  expect(await screen.findByText("No messages found")).toBeVisible();
  await user.click(screen.getByRole("tab", { name: /^All/ }));
  expect((await card("New")).getByRole("button", { name: "View New" })).toBeVisible();
});
