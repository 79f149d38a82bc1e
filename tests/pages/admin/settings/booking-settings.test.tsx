import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { HOURS_EXAMPLE } from "@/lib/booking/weekly-hours";
import { fill } from "../../../support/fill";
import { openSettings } from "../../../support/open-settings";
import { server } from "../../../support/server";
import { query, serveFunctions } from "../../../support/table";
import { findToast } from "../../../support/toasts";
import { sample } from "../../../support/scope";

const section = () => within(screen.getByRole("region", { name: "Consultations" }));
const field = (name: string) => section().getByLabelText(name);
const save = () => screen.getByRole("button", { name: "Save Settings" });

test("hours can be typed informally, and are stored in full", async () => {
  const { user, saved } = await openSettings({ booking_hours: "Tue 09:00-12:00" });
  expect(field("Tuesday")).toHaveValue("09:00-12:00");

  await fill(user, field("Monday"), "9-12, 13:30 – 17");
  await user.clear(field("Tuesday"));
  await user.selectOptions(field("Time zone"), "Asia/Tokyo");
  for (const [name, number] of Object.entries({
    Length: "45",
    "Time before": "5",
    "Time after": "15",
    Notice: "0",
    "How far ahead": "90",
    "At most per day": "3",
    "At most per week": "9",
    Reminder: "24",
    "Notice for changes": "48",
  })) {
    await user.clear(field(name));
    await fill(user, field(name), number);
  }
  await user.type(field("Days off"), "2030-12-24 – 2031-01-01{Enter}{Enter}2031-05-01");
  await user.click(save());

  await findToast("Settings Saved");
  expect(saved[0]).toMatchObject({
    booking_hours: "Mon 09:00-12:00, 13:30-17:00",
    booking_time_zone: "Asia/Tokyo",
    booking_minutes: 45,
    booking_before_minutes: 5,
    booking_pause_minutes: 15,
    booking_notice_hours: 0,
    booking_days_ahead: 90,
    booking_per_day: 3,
    booking_per_week: 9,
    booking_reminder_hours: 24,
    booking_change_notice_hours: 48,
    booking_days_off: "2030-12-24 - 2031-01-01\n2031-05-01",
  });
  expect(field("Monday")).toHaveValue("09:00-12:00, 13:30-17:00");
});

test("invalid hours show the right format on leaving the field, and are not sent", async () => {
  const { user, saved } = await openSettings();
  await fill(user, field("Friday"), "17-9");
  expect(field("Friday")).not.toHaveAccessibleDescription();
  await user.tab();
  expect(field("Friday")).toHaveAccessibleDescription("17-9 must end after it begins.");
  await fill(user, field("Monday"), "nine to five");
  await user.clear(field("Length"));
  await user.click(save());

  expect(field("Monday")).toHaveAccessibleDescription(
    `“nine to five” is not a range of hours. Write them as ${HOURS_EXAMPLE}.`,
  );
  expect(field("Monday")).toHaveFocus();
  expect(field("Length")).toBeInvalid();
  expect(saved).toEqual([]);

  await user.clear(field("Monday"));
  await fill(user, field("Monday"), "9-17");
  expect(field("Monday")).toBeValid();
});

test.each(
  sample([
    ["the function's, without a key", 200, "/functions/v1/mail/calendar", null],
    [
      "the API's, with the key, if there is no function",
      404,
      "/rest/v1/rpc/calendar_feed",
      "test-key",
    ],
  ]),
)("the calendar's URL is %s; it is shown once, and removed", async (_, status, path, key) => {
  serveFunctions("calendar_feed_made_at", "set_calendar_feed");
  server.use(http.get("*/functions/v1/mail/calendar", () => new HttpResponse("", { status })));
  const { user } = await openSettings();
  const calendar = within(screen.getByRole("region", { name: "Calendar" }));
  expect(await calendar.findByText("No address yet.")).toBeVisible();

  await user.click(calendar.getByRole("button", { name: "Create an address" }));
  const address = new URL((await calendar.findByLabelText<HTMLInputElement>("Address")).value);
  expect(address.pathname).toBe(path);
  expect(address.searchParams.get("apikey")).toBe(key);
  expect(calendar.queryAllByText(/if that key changes/)).toHaveLength(key ? 1 : 0);
  const feeds = () =>
    query("select token_hash = private.hash_of_secret($1) as is_it from private.calendar_feed", [
      address.searchParams.get("token"),
    ]);
  expect(await feeds()).toEqual([{ is_it: true }]);
  expect(calendar.getByText(/, 20\d\d$/)).toBeVisible();

  await user.click(calendar.getByRole("button", { name: "Remove" }));
  const question = screen.getByRole("dialog", { name: "Remove the calendar address?" });
  expect(await feeds()).toHaveLength(1);
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  expect(await calendar.findByText("No address yet.")).toBeVisible();
  expect(await feeds()).toEqual([]);
  expect(calendar.queryByLabelText("Address")).not.toBeInTheDocument();
});
