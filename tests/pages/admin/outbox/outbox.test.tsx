import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { setRenderedOrigin } from "@/lib/seo/site-origin";
import { openAsOwner } from "../../../support/owner";
import { recordPosts } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { fillTable, query, serveFunctions } from "../../../support/table";
import { findToast } from "../../../support/toasts";

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const mail = (given: object = {}, number = 1) => ({
  id: idOf(number),
  kind: "message",
  cause: `message:${number}`,
  state: "sent",
  part_of: null,
  mail: {
    to: "owner@example.com",
    subject: "Ada: Hello",
    parts: [{ title: "Hello", facts: [["From", "Ada"]] }],
  },
  created_at: "2026-11-20T12:00:00+00:00",
  due_at: null,
  tried_at: "2026-11-20T12:01:00+00:00",
  attempts: 1,
  status: 200,
  answer: null,
  ...given,
});

/** Opens the outbox with these emails. */
function openOutbox(...emails: object[]) {
  fillTable("private.outbox", emails);
  serveFunctions("outbox_page", "send_again", "give_up_mail");
  serveFunctions("reader_mails", "subscribers_page", "remove_subscriber");
  return openAsOwner("/admin/outbox");
}
const stored = () => query("select state, attempts from private.outbox");

const row = async (name: RegExp) => within(await screen.findByRole("article", { name }));

test("the outbox shows what was sent, when, to whom, and its text", async () => {
  const { user } = openOutbox(
    mail(),
    ...[2, 3].map((number) => mail({ part_of: idOf(1) }, number)),
  );
  const sent = await row(/Ada: Hello/);
  expect(sent.getByRole("heading")).toHaveTextContent("sent Ada: Hello");
  expect(sent.getByText("owner@example.com")).toBeVisible();
  expect(sent.getByText("3 events in one")).toBeVisible();
  await user.click(sent.getByText("The email"));
  expect(sent.getByText(/From: Ada/)).toBeVisible();
  expect(sent.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByText("1 email")).toBeVisible();
});

test("a failed email explains why, and can be sent again or given up", async () => {
  const failed = { state: "failed", attempts: 12, status: 401, answer: "Invalid key." };
  const { user } = openOutbox(mail(failed));
  const entry = await row(/Ada: Hello/);
  expect(entry.getByText("HTTP 401: Invalid key.")).toBeVisible();
  expect(entry.getByText("12 attempts")).toBeVisible();
  await user.click(entry.getByRole("button", { name: "Send again Ada: Hello" }));
  await findToast("Sending it again");
  expect(await stored()).toEqual([{ state: "waiting", attempts: 0 }]);
  await user.click(entry.getByRole("button", { name: "Give up Ada: Hello" }));
  await findToast("It will not be sent");
  expect(await stored()).toEqual([{ state: "given up", attempts: 0 }]);
});

test("an email that needs no more action keeps the focus of its buttons", async () => {
  const another = { state: "failed", mail: { subject: "Another" } };
  const { user } = openOutbox(mail({ state: "failed" }), mail(another, 2), mail(another, 3));
  server.use(
    http.post(rest("rpc/send_again"), async () => {
      await query("update private.outbox set state = 'sent' where id = $1", [idOf(1)]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const entry = await row(/Ada: Hello/);
  entry.getByRole("button", { name: /^Give up/ }).focus();
  await user.keyboard("{Enter}");
  await entry.findByRole("heading", { name: "given up Ada: Hello" });
  await waitFor(() => expect(entry.getByRole("button", { name: /^Send again/ })).toHaveFocus());

  await user.keyboard("{Enter}");
  const heading = await entry.findByRole("heading", { name: "sent Ada: Hello" });
  await waitFor(() => expect(heading).toHaveFocus());
});

test("for an email that may have arrived, the owner sees what sending it again means", async () => {
  const due = { mail: { subject: "Within a day" }, due_at: "2026-11-20T13:00:00Z" };
  openOutbox(
    mail({ state: "unknown", status: null, answer: "No answer came." }),
    mail({ ...due, state: "unknown" }, 2),
  );
  const entry = await row(/Ada: Hello/);
  expect(entry.getByText(/^No answer came\. It is not known .* may arrive twice\.$/)).toBeVisible();
  expect((await row(/Within a day/)).getByText(/under the same key/)).toBeVisible();
});

test("an email that is not composed yet is named after its event", async () => {
  openOutbox(mail({ state: "waiting", mail: null, attempts: 0 }));
  const entry = await row(/Message/);
  expect(entry.getByRole("button", { name: "Send now Message" })).toBeVisible();
  expect(entry.queryByText("The email")).not.toBeInTheDocument();
});

test("a refusal is shown in the database's own words", async () => {
  const { user } = openOutbox(mail({ state: "failed" }));
  const button = (await row(/Ada/)).getByRole("button", { name: /^Send again/ });
  await query("update private.outbox set state = 'sent'");
  await user.click(button);
  const reason = "This email is on its way, has been sent, or no longer exists.";
  expect(await findToast("It was not sent again", reason)).toBeVisible();
});

test("opening the admin area makes the database send what is due", async () => {
  const sent = recordPosts("rpc/send_due");
  openOutbox();
  expect(await screen.findByText("No emails found")).toBeVisible();
  expect(screen.getByText(/^Notifications from the last 30 days/)).toBeVisible();
  await waitFor(() =>
    expect(sent).toEqual([{ form_endpoint: "", site_url: window.location.origin }]),
  );
});

test("a copy of the site at another URL does not tell the database its own", async () => {
  setRenderedOrigin("https://site.example");
  onTestFinished(() => setRenderedOrigin(""));
  const sent = recordPosts("rpc/send_due");
  openOutbox();
  expect(await screen.findByText("No emails found")).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ form_endpoint: "", site_url: "" }]));
});

test("subscribed readers are counted, and an address can be removed", async () => {
  const readers = ["reader", "other"].map((name, index) => ({
    id: idOf(index + 1),
    email: `${name}@example.com`,
  }));
  fillTable("private.subscribers", readers);
  fillTable("private.subscriptions", [
    { subscriber_id: idOf(1), topic: "all", confirmed_at: null },
    { subscriber_id: idOf(2), topic: "all", confirmed_at: "2026-11-20T12:00:00+00:00" },
  ]);
  const { user } = openOutbox();
  expect(await screen.findByText("1 address · 1 to be confirmed")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Remove reader@example.com" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }),
  );
  expect(await findToast("Address removed")).toBeVisible();
  expect(await query("select id, email from private.subscribers")).toEqual([readers[1]]);
  await waitFor(() => expect(screen.queryByText("reader@example.com")).not.toBeInTheDocument());
});
