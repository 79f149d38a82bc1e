import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { notificationsRow, readerEmailsRow } from "../../../support/factories";
import { openSettings } from "../../../support/open-settings";
import { rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";

const section = async () =>
  within(await screen.findByRole("region", { name: "Emails to readers" }));

/** Answers as the database does, and collects what is set. */
function serve(service: string, isOn = false) {
  let emails = readerEmailsRow({ is_on: isOn });
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post(rest("rpc/notifications"), () => HttpResponse.json([notificationsRow({ service })])),
    http.post(rest("rpc/reader_mails"), () => HttpResponse.json([emails])),
    http.post(rest("rpc/set_reader_mails"), async ({ request }) => {
      const args = Object(await request.json());
      sent.push(args);
      emails = { ...emails, is_on: args.is_on };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(rest("rpc/set_mail_events_key"), async ({ request }) => {
      sent.push(Object(await request.json()));
      emails = { ...emails, takes_reports: true };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}
const functionAnswers = () =>
  server.use(http.get("*/functions/v1/mail", () => HttpResponse.json({ answers: "mail" })));

test("without a service for emails it cannot be switched on", async () => {
  serve("webhook");
  await openSettings();
  const part = await section();
  expect(part.getByRole("switch")).toBeDisabled();
  expect(part.getByText(/^Choose a delivery service for emails first/)).toBeVisible();
});

test("it is switched on once the function for it answers", async () => {
  const sent = serve("resend");
  server.use(http.get("*/functions/v1/mail", () => new HttpResponse(null, { status: 404 })));
  const { user } = await openSettings();
  const part = await section();
  await user.click(part.getByRole("switch"));
  expect(await part.findByRole("alert")).toHaveTextContent("The function “mail” is not answering.");
  expect(sent).toEqual([]);

  functionAnswers();
  await user.click(part.getByRole("switch"));
  expect(await findToast("Readers can now subscribe to emails")).toBeVisible();
  expect(sent).toEqual([
    {
      is_on: true,
      mail_url: expect.stringMatching(/\/functions\/v1\/mail$/),
      site_url: window.location.origin,
    },
  ]);
});

test("an address for reports is shown once, when it is made", async () => {
  const sent = serve("postmark", true);
  const { user } = await openSettings();
  const part = await section();
  await user.click(part.getByRole("button", { name: "Make an address for reports" }));
  const address = await part.findByLabelText<HTMLInputElement>("Address for reports");
  const [made] = sent;
  expect(address.value).toMatch(/\/functions\/v1\/mail\/events\?key=[\w-]{43}$/);
  expect(address.value.endsWith(`=${String(made?.["key"])}`)).toBe(true);
  expect(await part.findByRole("button", { name: "Make a new address" })).toBeVisible();
});

test("it is switched off without asking anybody", async () => {
  const sent = serve("resend", true);
  const { user } = await openSettings();
  await user.click((await section()).getByRole("switch"));
  expect(await findToast("Readers no longer get emails")).toBeVisible();
  expect(sent).toMatchObject([{ is_on: false }]);
});
