import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { messageRow } from "../../../support/factories";
import { shownAddress } from "../../../support/render";
import { card, openMessages, subjects } from "./open-messages";

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    messageRow({ subject: `No. ${index + 1}`, name: `Writer ${index + 1}` }),
  );

const pager = (name: string) => screen.findByRole("button", { name });

test("a card shows who wrote, when and about what, and the totals are shown", async () => {
  const message = messageRow({ subject: "A mistake?", name: "Ada", email: "ada@b.example" });
  openMessages([
    message,
    messageRow({ status: "read" }),
    messageRow({ status: "replied" }),
    messageRow({ status: "replied" }),
  ]);

  const shown = await card("A mistake?");
  for (const text of ["Unread", "Ada", "ada@b.example", formatDateTime(message.created_at)])
    expect(shown.getByText(text)).toBeVisible();

  const numbers = screen.getByLabelText("In numbers");
  await waitFor(() => expect(numbers).toHaveTextContent("Total4Unread1Read1Replied2"));
  for (const name of ["All 4", "Unread 1", "Read 1", "Replied 2"]) {
    expect(screen.getByRole("tab", { name })).toBeVisible();
  }
  expect(screen.getByText("4 messages")).toBeVisible();
});

test("a message opens and closes by button and by title", { tags: "full" }, async () => {
  const { user } = openMessages([messageRow({ subject: "A mistake?", message: "One\n\nTwo" })]);
  const shown = await card("A mistake?");
  const text = shown.getByText(/One\s+Two/);
  const title = shown.getByRole("button", { name: "A mistake?", expanded: false });
  expect(text).not.toBeVisible();
  await user.click(shown.getByRole("button", { name: "View A mistake?" }));
  expect(text).toBeVisible();
  expect(text, "in Arabic, too").toHaveAttribute("dir", "auto");
  await user.click(shown.getByRole("button", { name: "Hide A mistake?", expanded: true }));
  expect(text).not.toBeVisible();
  await user.click(title);
  expect(text).toBeVisible();
  expect(title).toHaveAttribute("aria-expanded", "true");
  await user.click(title);
  expect(text).not.toBeVisible();
});

test("Reply opens an email to the sender with the subject", async () => {
  openMessages([messageRow({ subject: "50%", email: "o'neil+tag@b.example" })]);
  const link = (await card("50%")).getByRole("link", { name: /^Reply/ });
  expect(link).toHaveAttribute("href", "mailto:o'neil%2Btag@b.example?subject=Re%3A%2050%25");
});

test("a search starts at the first page, with its own counts", { tags: "full" }, async () => {
  const { user } = openMessages(
    [
      messageRow({ subject: "Trees", status: "read" }),
      messageRow({ subject: "Other", email: "trees@b.example" }),
      messageRow({ subject: "Another" }),
    ],
    "?page=2",
  );
  await card("Trees");
  await user.type(screen.getByRole("searchbox"), "trees");
  await waitFor(() => expect(subjects()).toEqual(["Trees", "Other"]));
  expect(shownAddress()).toBe("/admin/messages?q=trees");
  expect(await screen.findByRole("tab", { name: "All 2" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "Unread 1" })).toBeVisible();
  expect(screen.getByLabelText("In numbers")).toHaveTextContent("Total3");
});

test("a tab shows the messages of its status and is kept in the URL", async () => {
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

test("a long list has pages of 20, and the focus moves to the start of the next", async () => {
  const { user, lists } = openMessages(many(45));
  const [previous, next] = [await pager("Previous"), await pager("Next")];
  await card("No. 1");
  expect(subjects()).toHaveLength(20);
  expect(screen.getByText("45 messages, page 1 of 3")).toBeVisible();
  expect(previous).toHaveAttribute("aria-disabled", "true");

  await user.click(next);
  await card("No. 21");
  expect(screen.getByText("Page 2 of 3")).toBeVisible();
  expect(screen.getByRole("list", { name: "Contact Messages" })).toHaveFocus();
  expect(shownAddress()).toBe("/admin/messages?page=2");
  await user.click(next);
  await card("No. 45");
  expect(subjects()).toEqual(["No. 41", "No. 42", "No. 43", "No. 44", "No. 45"]);
  expect(next).toHaveAttribute("aria-disabled", "true");
  await user.click(previous);
  await card("No. 21");
  expect(Math.max(...lists.map((asked) => Number(asked["limit"])))).toBe(20);
});

test("a page number beyond the last shows the last page", async () => {
  openMessages(many(45), "?page=99");
  await card("No. 45");
  expect(screen.getByText("Page 3 of 3")).toBeVisible();
});

test("if nothing is found, nothing can be exported, and all messages can be shown again", async () => {
  const { user } = openMessages([], "?q=x");
  await user.click(await screen.findByRole("button", { name: "Show all messages" }));
  expect(screen.getByRole("searchbox")).toHaveValue("");
  expect(shownAddress()).toBe("/admin/messages");
  const button = screen.getByRole("button", { name: "Export CSV" });
  expect(button).toHaveAttribute("aria-disabled", "true");
});
