import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { readerEmailsRow } from "../../../support/factories";
import { renderApp } from "../../../support/render";
import { recordPosts } from "../../../support/requests";
import { countedPage, refusal, rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";
import { findToast } from "../../../support/toasts";

const mail = (given: object) => ({
  id: "00000000-0000-4000-8000-000000000001",
  kind: "message",
  recipient: "owner@example.com",
  subject: "Ada: Hello",
  text: "Hello\n\nFrom: Ada",
  causes: 1,
  state: "sent",
  created_at: "2026-11-20T12:00:00+00:00",
  due_at: null,
  tried_at: "2026-11-20T12:01:00+00:00",
  attempts: 1,
  status: 200,
  answer: null,
  ...given,
});

/** Shows these emails, and collects what the owner does with them. */
function openOutbox(emails: object[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  const done: unknown[] = [];
  const note = (what: string) =>
    http.post(rest(`rpc/${what}`), async ({ request }) => {
      done.push([what, await request.json()]);
      return new HttpResponse(null, { status: 204 });
    });
  server.use(
    http.post(rest("rpc/outbox_page"), () => countedPage(emails)),
    note("send_again"),
    note("give_up_mail"),
  );
  return { ...renderApp("/admin/outbox"), done };
}

const row = async (name: RegExp) => within(await screen.findByRole("article", { name }));

test("the outbox says what was sent, when, to whom, and shows it", async () => {
  const { user } = openOutbox([mail({ causes: 3 })]);
  const sent = await row(/Ada: Hello/);
  expect(sent.getByRole("heading")).toHaveTextContent("sent Ada: Hello");
  expect(sent.getByText("owner@example.com")).toBeVisible();
  expect(sent.getByText("3 events in one")).toBeVisible();
  await user.click(sent.getByText("The email"));
  expect(sent.getByText(/From: Ada/)).toBeVisible();
  expect(sent.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByText("1 email")).toBeVisible();
});

test("what failed says why, and is sent again or given up", async () => {
  const failed = { state: "failed", attempts: 12, status: 401, answer: "Invalid key." };
  const { user, done } = openOutbox([mail(failed)]);
  const entry = await row(/Ada: Hello/);
  expect(entry.getByText("HTTP 401: Invalid key.")).toBeVisible();
  expect(entry.getByText("12 attempts")).toBeVisible();
  await user.click(entry.getByRole("button", { name: "Send again Ada: Hello" }));
  await findToast("Sending it again");
  await user.click(entry.getByRole("button", { name: "Give up Ada: Hello" }));
  await findToast("It will not be sent");
  const id = mail({}).id;
  expect(done).toEqual([
    ["send_again", { id }],
    ["give_up_mail", { id }],
  ]);
});

test("a mail that needs nothing more keeps the focus of its buttons", async () => {
  const others = ["2", "3"].map((id) => mail({ id, subject: "Another", state: "failed" }));
  const emails = [mail({ state: "failed" }), ...others];
  const { user } = openOutbox(emails);
  const become = (what: string, state: string) =>
    server.use(
      http.post(rest(`rpc/${what}`), () => {
        emails[0] = mail({ state });
        return new HttpResponse(null, { status: 204 });
      }),
    );
  become("give_up_mail", "given up");
  become("send_again", "sent");
  const entry = await row(/Ada: Hello/);
  entry.getByRole("button", { name: /^Give up/ }).focus();
  await user.keyboard("{Enter}");
  await entry.findByRole("heading", { name: "given up Ada: Hello" });
  await waitFor(() => expect(entry.getByRole("button", { name: /^Send again/ })).toHaveFocus());

  await user.keyboard("{Enter}");
  const heading = await entry.findByRole("heading", { name: "sent Ada: Hello" });
  await waitFor(() => expect(heading).toHaveFocus());
});

test("of a mail that may have arrived the owner learns what sending it again means", async () => {
  openOutbox([
    mail({ state: "unknown", status: null, answer: "No answer came." }),
    mail({ id: "2", subject: "Within a day", state: "unknown", due_at: "2026-11-20T13:00:00Z" }),
  ]);
  const entry = await row(/Ada: Hello/);
  expect(entry.getByText(/^No answer came\. It is not known .* may arrive twice\.$/)).toBeVisible();
  expect((await row(/Within a day/)).getByText(/under the same key/)).toBeVisible();
});

test("what is not put together yet is named by what happened", async () => {
  openOutbox([mail({ state: "waiting", subject: null, text: null, recipient: null, attempts: 0 })]);
  const entry = await row(/Message/);
  expect(entry.getByRole("button", { name: "Send now Message" })).toBeVisible();
  expect(entry.queryByText("The email")).not.toBeInTheDocument();
});

test("a refusal is shown in the database's words", async () => {
  const { user } = openOutbox([mail({ state: "failed" })]);
  const reason = "This mail is on its way, sent, or not there any more.";
  server.use(http.post(rest("rpc/send_again"), () => refusal(reason)));
  await user.click((await row(/Ada/)).getByRole("button", { name: /^Send again/ }));
  expect(await findToast("It was not sent again", reason)).toBeVisible();
});

test("whoever opens the admin area has the database send what is due", async () => {
  const sent = recordPosts("rpc/send_due");
  openOutbox([]);
  expect(await screen.findByText("No emails found")).toBeVisible();
  expect(screen.getByText(/^Notifications from the last 30 days/)).toBeVisible();
  expect(sent).toEqual([{ form_endpoint: "", site_url: window.location.origin }]);
});

test("readers who are mailed are counted, and an address can be removed", async () => {
  let readers = [
    {
      id: "1",
      email: "reader@example.com",
      created_at: "2026-11-20T12:00:00+00:00",
      is_confirmed: false,
      refused: null,
      frequency: "daily",
      subscriptions: 1,
    },
  ];
  const { user, done } = openOutbox([]);
  server.use(
    http.post(rest("rpc/reader_mails"), () =>
      HttpResponse.json([readerEmailsRow({ is_on: true, subscribers: 3, unconfirmed: 1 })]),
    ),
    http.post(rest("rpc/subscribers_page"), () => countedPage(readers)),
    http.post(rest("rpc/remove_subscriber"), async ({ request }) => {
      done.push(["remove_subscriber", await request.json()]);
      readers = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  expect(await screen.findByText("3 addresses · 1 to be confirmed")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Remove reader@example.com" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }),
  );
  expect(await findToast("Address removed")).toBeVisible();
  expect(done).toEqual([["remove_subscriber", { id: "1" }]]);
  expect(screen.queryByText("reader@example.com")).not.toBeInTheDocument();
});
