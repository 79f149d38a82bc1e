import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { messageRow } from "../../../support/factories";
import { heldBack } from "../../../support/requests";
import { shownAddress } from "../../../support/render";
import { rest, rowsWithCount, server } from "../../../support/server";
import { card, openMessages, subjects } from "./open-messages";

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    messageRow({ subject: `No. ${index + 1}`, name: `Writer ${index + 1}` }),
  );

test("a card says who wrote, when and what about, and the numbers are there", async () => {
  const message = messageRow({ subject: "A mistake?", name: "Ada", email: "ada@b.example" });
  openMessages([
    message,
    messageRow({ status: "read" }),
    messageRow({ status: "replied" }),
    messageRow({ status: "replied" }),
  ]);

  const shown = await card("A mistake?");
  for (const text of ["Unread", "Ada", "ada@b.example"]) {
    expect(shown.getByText(text)).toBeVisible();
  }
  expect(shown.getByText(formatDateTime(message.created_at))).toHaveAttribute(
    "datetime",
    message.created_at,
  );

  const numbers = screen.getByLabelText("In numbers");
  await waitFor(() => expect(numbers).toHaveTextContent("Total4Unread1Read1Replied2"));
  for (const name of ["All 4", "Unread 1", "Read 1", "Replied 2"]) {
    expect(screen.getByRole("tab", { name })).toBeVisible();
  }
  expect(screen.getByText("4 messages")).toBeVisible();
});

test("View shows the message and Hide hides it", async () => {
  const { user } = openMessages([
    messageRow({ subject: "A mistake?", message: "Line one\n\nLine two" }),
  ]);
  const shown = await card("A mistake?");
  const text = shown.getByText(/Line one\s+Line two/);
  expect(text).not.toBeVisible();

  await user.click(shown.getByRole("button", { name: "View A mistake?" }));
  expect(text).toBeVisible();
  await user.click(shown.getByRole("button", { name: "Hide A mistake?", expanded: true }));
  expect(text).not.toBeVisible();
});

test("the title opens a message as well", async () => {
  const { user } = openMessages([messageRow({ subject: "A mistake?", message: "Line one" })]);
  const shown = await card("A mistake?");
  const title = shown.getByRole("button", { name: "A mistake?", expanded: false });

  await user.click(title);
  expect(shown.getByText("Line one")).toBeVisible();
  expect(title).toHaveAttribute("aria-expanded", "true");
  expect(shown.getByRole("button", { name: "Hide A mistake?" })).toBeVisible();
  await user.click(title);
  expect(shown.getByText("Line one")).not.toBeVisible();
});

test("Reply begins a mail to the sender, whatever the subject holds", async () => {
  openMessages([messageRow({ subject: '50% & "more"? #1 🎉', email: "o'neil+tag@b.example" })]);

  const link = (await card('50% & "more"? #1 🎉')).getByRole("link", { name: /^Reply/ });
  expect(link).toHaveAttribute(
    "href",
    "mailto:o'neil%2Btag@b.example?subject=Re%3A%2050%25%20%26%20%22more%22%3F%20%231%20%F0%9F%8E%89",
  );
});

test("the search asks once after a pause, and the tabs count what it finds", async () => {
  const { user, lists } = openMessages(
    [
      messageRow({ subject: "Trees", status: "read" }),
      messageRow({ subject: "100% of (it)", name: "Bo" }),
      messageRow({ subject: "Other", email: "trees@b.example" }),
    ],
    "?page=2",
  );
  await card("Trees");
  const search = screen.getByRole("searchbox", { name: "Search messages" });
  lists.length = 0;

  await user.click(search);
  for (const typed of ["t", "tre", "trees"]) fireEvent.change(search, { target: { value: typed } });
  await waitFor(() => expect(subjects()).toEqual(["Trees", "Other"]));
  expect(lists.map((asked) => asked["search_text"])).toEqual(["imatch.***=trees"]);
  expect(shownAddress()).toBe("/admin/messages?q=trees");
  expect(search).toHaveFocus();
  expect(await screen.findByRole("tab", { name: "All 2" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "Unread 1" })).toBeVisible();
  expect(screen.getByText("2 matching messages")).toBeVisible();
  expect(screen.getByLabelText("In numbers")).toHaveTextContent("Total3");

  await user.clear(search);
  await user.type(search, "100% of (");
  await waitFor(() => expect(subjects()).toEqual(["100% of (it)"]));
});

test("a tab shows the messages of its status and stands in the address", async () => {
  const { user } = openMessages(
    [messageRow({ subject: "New" }), messageRow({ subject: "Done", status: "replied" })],
    "?status=replied",
  );
  await waitFor(() => expect(subjects()).toEqual(["Done"]));
  expect(screen.getByRole("tab", { name: /^Replied/ })).toHaveAttribute("aria-selected", "true");

  await user.click(screen.getByRole("tab", { name: /^Unread/ }));
  await waitFor(() => expect(subjects()).toEqual(["New"]));
  expect(shownAddress()).toBe("/admin/messages?status=unread");
  await user.click(screen.getByRole("tab", { name: /^All/ }));
  await waitFor(() => expect(subjects()).toEqual(["New", "Done"]));
  expect(shownAddress()).toBe("/admin/messages");
});

test.each([
  ["Oldest", "oldest", "created_at.asc,id.asc"],
  ["Name", "name", "name.asc,id.asc"],
])("the order «%s» is the database's and stands in the address", async (choice, sort, order) => {
  const { user, lists } = openMessages([
    messageRow({ subject: "B", name: "Bo" }),
    messageRow({ subject: "A", name: "Al" }),
  ]);
  await card("A");
  expect(lists.at(-1)).toMatchObject({ order: "created_at.desc,id.desc" });

  await user.click(screen.getByRole("button", { name: "Sort by Newest" }));
  await user.click(await screen.findByRole("menuitemradio", { name: choice }));
  await waitFor(() => expect(subjects()).toEqual(["A", "B"]));
  expect(lists.at(-1)).toMatchObject({ order });
  expect(shownAddress()).toBe(`/admin/messages?sort=${sort}`);
});

test("a long list comes in pages of 20, and focus goes to the head of the next", async () => {
  const { user, lists } = openMessages(many(45));
  await card("No. 1");
  expect(subjects()).toHaveLength(20);
  expect(screen.getByText("45 messages, page 1 of 3")).toBeVisible();
  expect(screen.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");

  await user.click(screen.getByRole("button", { name: "Next" }));
  await card("No. 21");
  expect(screen.getByText("Page 2 of 3")).toBeVisible();
  expect(screen.getByRole("list", { name: "Contact Messages" })).toHaveFocus();
  expect(shownAddress()).toBe("/admin/messages?page=2");
  await user.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() =>
    expect(subjects()).toEqual(["No. 41", "No. 42", "No. 43", "No. 44", "No. 45"]),
  );
  expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("button", { name: "Previous" }));
  await card("No. 21");
  expect(Math.max(...lists.map((asked) => Number(asked["limit"])))).toBe(20);
});

test("a page beyond the last shows the last", async () => {
  const { user } = openMessages(many(45), "?page=99");

  await card("No. 45");
  expect(screen.getByText("Page 3 of 3")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(shownAddress()).toBe("/admin/messages?page=2");
});

test("loading, nothing there and nothing found say different things", async () => {
  const { user } = openMessages([]);
  const { answer, release } = heldBack(() => rowsWithCount([]));
  server.use(http.get(rest("contact_messages"), answer, { once: true }));
  expect(await screen.findByRole("status", { name: "Loading messages..." })).toBeVisible();
  expect(screen.getByText("Loading messages...")).toBeVisible();
  release();
  expect(await screen.findByText("No messages found")).toBeVisible();
  expect(screen.getByRole("button", { name: "Export CSV" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );

  await user.type(screen.getByRole("searchbox"), "x");
  expect(await screen.findByText("No messages match your search.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all messages" }));
  expect(screen.getByRole("searchbox")).toHaveValue("");
  expect(shownAddress()).toBe("/admin/messages");
});
