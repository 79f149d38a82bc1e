import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { openSettings } from "../../../support/open-settings";
import { heldBack } from "../../../support/requests";
import { refusal, rest, server } from "../../../support/server";
import { serveNotifications } from "../../../support/serve-notifications";
import { query, serveFunctions } from "../../../support/table";
import { findToast } from "../../../support/toasts";

const section = async () =>
  within(await screen.findByRole("region", { name: "Emails to readers" }));

function open(service: string, isOn = false) {
  serveNotifications({ service, mail_url: isOn ? "https://site.example/functions/v1/mail" : "" });
  serveFunctions("reader_mails", "set_reader_mails", "set_mail_events_key");
  return openSettings({ mails_readers: isOn });
}
const areOn = async () => {
  const [settings] = await query<{ mails_readers: boolean }>(
    "select mails_readers from public.site_settings",
  );
  return settings?.mails_readers;
};
const answer = () => HttpResponse.json({ answers: "mail" });
const functionAnswers = () => server.use(http.get("*/functions/v1/mail", answer));

test("without an email service it cannot be switched on", async () => {
  await open("webhook");
  const part = await section();
  expect(await part.findByRole("switch")).toBeDisabled();
  expect(part.getByText(/^Choose a delivery service for emails first/)).toBeVisible();
});

test("it is switched on once the function responds", async () => {
  server.use(http.get("*/functions/v1/mail", () => new HttpResponse(null, { status: 404 })));
  const { user } = await open("resend");
  const part = await section();
  await user.click(await part.findByRole("switch"));
  const reason = "The function “mail” is not answering.";
  expect(await part.findByRole("alert")).toHaveTextContent(reason);
  expect(await findToast("Nothing was changed")).not.toHaveTextContent(reason);
  expect(await areOn()).toBe(false);

  functionAnswers();
  await user.click(part.getByRole("switch"));
  expect(await findToast("Readers can now subscribe to emails")).toBeVisible();
  expect(await areOn()).toBe(true);
  expect(await query("select mail_url, site_url from private.notification_settings")).toEqual([
    {
      mail_url: expect.stringMatching(/\/functions\/v1\/mail$/),
      site_url: window.location.origin,
    },
  ]);
});

test("a URL for reports is shown once, when it is made", async () => {
  const { user } = await open("postmark", true);
  const part = await section();
  await user.click(await part.findByRole("button", { name: "Create an address for reports" }));
  const address = await part.findByLabelText<HTMLInputElement>("Address for reports");
  const [, key] = /\/functions\/v1\/mail\/events\?key=([\w-]{43})$/.exec(address.value) ?? [];
  expect(
    await query(
      "select events_key_hash = private.hash_of_secret($1) as works from private.notification_settings",
      [key],
    ),
  ).toEqual([{ works: true }]);
  expect(await part.findByRole("button", { name: "Create a new address" })).toBeVisible();
});

test("without a response, a new URL for reports may have replaced the former one", async () => {
  const { user } = await open("postmark", true);
  server.use(http.post(rest("rpc/set_mail_events_key"), () => HttpResponse.error()));
  const part = await section();
  await user.click(await part.findByRole("button", { name: "Create an address for reports" }));
  await findToast(
    "It is not known whether the address was created",
    "A former one may no longer work. Create a new one.",
  );
  server.use(http.post(rest("rpc/set_mail_events_key"), () => refusal("Not now.")));
  await user.click(part.getByRole("button", { name: "Create an address for reports" }));
  expect(await findToast("No address was created", "Not now.")).toBeVisible();
});

test("it is switched off without any check", async () => {
  const { user } = await open("resend", true);
  await user.click(await (await section()).findByRole("switch"));
  expect(await findToast("Readers no longer get emails")).toBeVisible();
  expect(await areOn()).toBe(false);
});

test("the last choice wins, also while the function is being asked", { tags: "full" }, async () => {
  const asked = heldBack(answer);
  server.use(http.get("*/functions/v1/mail", asked.answer));
  const { user } = await open("resend");
  const choice = await (await section()).findByRole("switch");
  await user.click(choice);
  await user.click(choice);
  asked.release();
  await findToast("Readers can now subscribe to emails");
  await findToast("Readers no longer get emails");
  expect(await areOn()).toBe(false);
});
