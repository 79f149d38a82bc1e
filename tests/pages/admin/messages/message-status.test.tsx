import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { messageRow } from "../../../support/factories";
import { earlierRequestsHaveArrived, heldBack } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { card, openMessages } from "./open-messages";

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

test("a message is marked and the toast's Undo puts the earlier status back", async () => {
  const { user, steps } = openMessages([messageRow({ subject: "New" })]);
  const shown = await card("New");

  await user.click(shown.getByRole("button", { name: /^Mark Replied/ }));
  const toast = within(await findToast("Message status updated"));
  await waitFor(() => expect(numbers()).toHaveTextContent("Unread0Read0Replied1"));
  await user.click(toast.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(numbers()).toHaveTextContent("Unread1Read0Replied0"));
  expect(shown.getByText("Unread")).toBeVisible();
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    ["unread", "replied"],
    ["replied", "unread"],
  ]);
});

test("the new status shows at once, and a failure takes it back", async () => {
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

test("where another tab was faster, the toast says so and the list is fresh", async () => {
  const message = messageRow({ subject: "New" });
  const { user, setStatus, steps } = openMessages([message]);
  const shown = await card("New");
  setStatus(message.id, "replied");

  await user.click(shown.getByRole("button", { name: /^Mark Read/ }));
  await findToast(
    "Failed to update message status",
    "It was changed in the meantime and is replied now.",
  );
  expect(await shown.findByText("Replied")).toBeVisible();
  expect(steps).toEqual([]);
});

test("the new status stands until the list is fresh", async () => {
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

test("two quick steps follow each other", async () => {
  const { user, steps } = openMessages([messageRow({ subject: "New" })]);
  const shown = await card("New");
  const { answer, release } = heldBack(() => undefined);
  server.use(http.patch(rest("contact_messages"), answer, { once: true }));

  await user.click(shown.getByRole("button", { name: /^Mark Read/ }));
  await user.click(shown.getByRole("button", { name: /^Mark Replied/ }));
  await earlierRequestsHaveArrived();
  release();
  await waitFor(() =>
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      ["unread", "read"],
      ["read", "replied"],
    ]),
  );
  expect(await shown.findByText("Replied")).toBeVisible();
});
