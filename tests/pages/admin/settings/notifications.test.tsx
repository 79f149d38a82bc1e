import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { fill } from "../../../support/fill";
import { openSettings } from "../../../support/open-settings";
import { goTo } from "../../../support/render";
import { rest, server } from "../../../support/server";
import { serveNotifications } from "../../../support/serve-notifications";
import { query, serveFunctions } from "../../../support/table";
import { findToast } from "../../../support/toasts";
import { sample } from "../../../support/scope";

const section = async () =>
  within(await screen.findByRole("region", { name: "Notification delivery" }));

/** Opens the settings of a site whose owner is notified in this way. */
function open(given?: object) {
  serveNotifications(given);
  serveFunctions("outbox_page", "send_test_mail");
  serveFunctions("set_notification_service", "set_notification_times");
  return openSettings();
}
const howOften = async () => (await section()).findByLabelText("How often");
const stored = (columns: string) => query(`select ${columns} from private.notification_settings`);

test("the owner chooses a mail service, whose key is not shown again", async () => {
  const { user } = await open();
  const part = await section();
  expect(part.queryByRole("button", { name: "Send a test" })).not.toBeInTheDocument();
  await user.selectOptions(await part.findByLabelText("Delivery service"), "Resend");
  expect(part.getByLabelText("API key")).toHaveAttribute("autocomplete", "new-password");
  await fill(user, part.getByLabelText("API key"), "re_secret");
  await fill(user, part.getByLabelText("Sender"), "My site <mail@site.example>");
  await user.click(part.getByRole("button", { name: "Save delivery service" }));

  await findToast("You are notified this way now");
  expect(
    await stored("service, private.notification_secret() as secret, sender, site_url"),
  ).toEqual([
    {
      service: "resend",
      secret: { key: "re_secret" },
      sender: "My site <mail@site.example>",
      site_url: window.location.origin,
    },
  ]);
  expect(await part.findByLabelText("New API key")).toHaveValue("");
  expect(part.getByRole("button", { name: "Send a test" })).toBeVisible();
});

test("the recipient suggested for notifications is the admin email that was just stored", async () => {
  const { user } = await open({ service: "resend" });
  const part = await section();
  const recipient = await part.findByLabelText("Recipient");
  expect(recipient).toHaveAttribute("placeholder", "owner@example.com");
  await fill(user, screen.getByLabelText("Admin email"), ".au");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  await waitFor(() => expect(recipient).toHaveAttribute("placeholder", "owner@example.com.au"));
});

test("a key that was typed for one service is not stored with another", async () => {
  const { user } = await open();
  const part = await section();
  await user.selectOptions(await part.findByLabelText("Delivery service"), "Resend");
  await fill(user, part.getByLabelText("API key"), "re_secret");
  await user.selectOptions(part.getByLabelText("Delivery service"), "Webhook");
  await fill(user, part.getByLabelText("Address"), "https://hooks.example/a");
  await user.click(part.getByRole("button", { name: "Save delivery service" }));
  await findToast("You are notified this way now");
  expect(await stored("private.notification_secret() as secret")).toEqual([
    { secret: { url: "https://hooks.example/a" } },
  ]);
});

test("a template that is not JSON is not sent", async () => {
  const { user } = await open();
  const part = await section();
  await user.selectOptions(await part.findByLabelText("Delivery service"), "Another service");
  await fill(user, part.getByLabelText("Address"), "https://mail.example/send");
  await fill(user, part.getByLabelText("Sender"), "mail@site.example");
  await user.clear(part.getByLabelText("Template"));
  await user.click(part.getByRole("button", { name: "Save delivery service" }));
  expect(part.getByLabelText("Template")).toHaveAccessibleDescription(/The template is not JSON/);
  await user.click(part.getByLabelText("Template"));
  await user.paste('{"to": "{{to}}"}');
  const longest = `X${"-".repeat(59)}A`;
  await user.clear(part.getByLabelText("Header for the key"));
  await user.click(part.getByLabelText("Header for the key"));
  await user.paste(longest);
  await user.click(part.getByRole("button", { name: "Save delivery service" }));
  await findToast("You are notified this way now");
  expect(await stored("key_header")).toEqual([{ key_header: longest }]);
  expect(await stored("service, template")).toEqual([
    { service: "template", template: { to: "{{to}}" } },
  ]);
});

test("a refusal stays in the form, with the typed text", async () => {
  const reason = "The service needs an https:// address of a public host.";
  const { user } = await open({ service: "webhook", host: "hooks.example" });
  const part = await section();
  const address = await part.findByLabelText("New address");
  expect(address).toHaveAccessibleDescription("Set: hooks.example.");
  await fill(user, address, "https://localhost/hook");
  await user.click(part.getByRole("button", { name: "Save delivery service" }));
  expect(await findToast("Nothing was changed")).not.toHaveTextContent(reason);
  expect(part.getByRole("alert")).toHaveTextContent(reason);
  expect(address).toHaveValue("https://localhost/hook");
});

test.each(
  sample(
    [
      ["sent", 200, null, "The service accepted it for owner@example.com. HTTP 200"],
      [
        "failed",
        403,
        "The domain is not verified.",
        "The service did not accept it. HTTP 403: The domain is not verified.",
      ],
      [
        "unknown",
        null,
        "It did not answer in time.",
        "It is not known whether it arrived. The service did not respond in time.",
      ],
    ],
    ([name]) => name !== "sent",
  ),
)("a test that is %s shows the service's response", async (state, status, answer, said) => {
  const { user } = await open({ service: "resend" });
  server.use(
    http.post(rest("rpc/outbox_page"), async () => {
      await query(
        `update private.outbox set state = $1, status = $2, answer = $3, due_at = null, recipient = 'owner@example.com'`,
        [state, status, answer],
      );
    }),
  );
  const part = await section();
  await user.click(await part.findByRole("button", { name: "Send a test" }));
  expect(await part.findByText(said)).toBeVisible();
});

test("the owner chooses when to be notified, in the browser's time zone", async () => {
  const { user } = await open({ time_zone: "America/New_York" });
  const part = await section();
  expect(await part.findByText(/It was America\/New York before\./)).toBeVisible();
  await user.selectOptions(part.getByLabelText("How often"), "Once a day");
  fireEvent.change(part.getByLabelText("Quiet from"), { target: { value: "22:00" } });
  fireEvent.change(part.getByLabelText("Quiet until"), { target: { value: "07:30" } });
  await user.click(part.getByRole("button", { name: "Save times" }));
  await findToast("Times saved");
  expect(await stored("quiet_from, quiet_until, time_zone, digest, digest_hour")).toEqual([
    {
      quiet_from: "22:00:00",
      quiet_until: "07:30:00",
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      digest: "daily",
      digest_hour: 8,
    },
  ]);
});

test("the forms start from what is stored now, not from what was when they were last open", async () => {
  await open({ digest: "hourly" });
  expect(await howOften()).toHaveValue("hourly");
  goTo("/contact");
  await screen.findByRole("heading", { level: 1, name: "Get In Touch" });
  serveNotifications({ digest: "daily" });
  goTo("/admin/settings");
  expect(await howOften()).toHaveValue("daily");
});
