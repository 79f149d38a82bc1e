import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { Notifications } from "@/data/outbox";
import { notificationsRow } from "../../../support/factories";
import { fill } from "../../../support/fill";
import { openSettings } from "../../../support/open-settings";
import { countedPage, refusal, rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";

const section = async () =>
  within(await screen.findByRole("region", { name: "Notification delivery" }));

/** Answers as the database does, and collects what is set. */
function serveNotifications(given: Partial<Notifications> = {}) {
  let stored = notificationsRow(given);
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post(rest("rpc/notifications"), () => HttpResponse.json([stored])),
    http.post(rest("rpc/set_notification_service"), async ({ request }) => {
      const way = Object(await request.json());
      sent.push(way);
      stored = { ...stored, service: way.service, sender: way.sender, has_key: way.key !== "" };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(rest("rpc/set_notification_times"), async ({ request }) => {
      sent.push(Object(await request.json()));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

test("the owner chooses a mail service, and does not see the key again", async () => {
  const sent = serveNotifications();
  const { user } = await openSettings();
  const part = await section();
  expect(part.queryByRole("button", { name: "Send a test" })).not.toBeInTheDocument();
  await user.selectOptions(await part.findByLabelText("Delivery service"), "Resend");
  await fill(user, part.getByLabelText("API key"), "re_secret");
  await fill(user, part.getByLabelText("Sender"), "My site <mail@site.example>");
  await user.click(part.getByRole("button", { name: "Save delivery service" }));

  await findToast("You are notified this way now");
  expect(sent).toEqual([
    {
      service: "resend",
      url: "",
      key: "re_secret",
      sender: "My site <mail@site.example>",
      recipient: "",
      template: null,
      key_header: "Authorization",
      repeat_hours: 0,
      site_url: window.location.origin,
    },
  ]);
  expect(await part.findByLabelText("New API key")).toHaveValue("");
  expect(part.getByRole("button", { name: "Send a test" })).toBeVisible();
});

test("a template that is not JSON is not sent", async () => {
  const sent = serveNotifications();
  const { user } = await openSettings();
  const part = await section();
  await user.selectOptions(await part.findByLabelText("Delivery service"), "Another service");
  await fill(user, part.getByLabelText("Address"), "https://mail.example/send");
  await fill(user, part.getByLabelText("Sender"), "mail@site.example");
  await user.clear(part.getByLabelText("Template"));
  await user.click(part.getByRole("button", { name: "Save delivery service" }));
  expect(part.getByLabelText("Template")).toHaveAccessibleDescription(/The template is not JSON/);
  await user.click(part.getByLabelText("Template"));
  await user.paste('{"to": "{{to}}"}');
  await user.click(part.getByRole("button", { name: "Save delivery service" }));
  await findToast("You are notified this way now");
  expect(sent).toMatchObject([{ service: "template", template: { to: "{{to}}" } }]);
});

test("a refusal stays in the form, with what was typed", async () => {
  serveNotifications({ service: "webhook", host: "hooks.example" });
  const reason = "The service needs an https:// address of a public host.";
  server.use(http.post(rest("rpc/set_notification_service"), () => refusal(reason)));
  const { user } = await openSettings();
  const part = await section();
  const address = await part.findByLabelText("New address");
  expect(address).toHaveAccessibleDescription("Set: hooks.example.");
  await fill(user, address, "https://localhost/hook");
  await user.click(part.getByRole("button", { name: "Save delivery service" }));
  await findToast("Nothing was changed", reason);
  expect(part.getByRole("alert")).toHaveTextContent(reason);
  expect(address).toHaveValue("https://localhost/hook");
});

test.each([
  ["sent", 200, null, "The service accepted it for owner@example.com. HTTP 200"],
  [
    "failed",
    403,
    "The domain is not verified.",
    "The service did not accept it. HTTP 403: The domain is not verified.",
  ],
  ["unknown", null, "No answer came.", "It is not known whether it arrived. No answer came."],
])("a test that is %s says what the service answered", async (state, status, answer, said) => {
  serveNotifications({ service: "resend", has_key: true });
  let id = "";
  server.use(
    http.post(rest("rpc/send_test_mail"), async ({ request }) => {
      ({ id } = Object(await request.json()));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(rest("rpc/outbox_page"), () =>
      countedPage([{ id, state, status, answer, due_at: null, recipient: "owner@example.com" }]),
    ),
  );
  const { user } = await openSettings();
  const part = await section();
  await user.click(await part.findByRole("button", { name: "Send a test" }));
  expect(await part.findByText(said)).toBeVisible();
});

test("the owner chooses when to be told, in the browser's time zone", async () => {
  const sent = serveNotifications();
  const { user } = await openSettings();
  const part = await section();
  await user.selectOptions(await part.findByLabelText("How often"), "Once a day");
  fireEvent.change(part.getByLabelText("Quiet from"), { target: { value: "22:00" } });
  fireEvent.change(part.getByLabelText("Quiet until"), { target: { value: "07:30" } });
  await user.click(part.getByRole("button", { name: "Save times" }));
  await findToast("Times saved");
  expect(sent).toEqual([
    {
      quiet_from: "22:00",
      quiet_until: "07:30",
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      digest: "daily",
      digest_hour: 8,
    },
  ]);
});
