import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { fill } from "../../../support/fill";
import { openSettings } from "../../../support/open-settings";
import { recordPosts } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { hrefOf } from "../../../support/texts";
import { findToast } from "../../../support/toasts";

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const save = () => screen.getByRole("button", { name: "Save Settings" });

test("the owner decides on search, answers and training by themselves, and reads what each means", async () => {
  const { user, saved } = await openSettings({ robots_search: "allowed" });
  expect(field("Search engines")).toHaveDisplayValue("Allow");
  expect(field("Answers of AI systems")).toHaveDisplayValue("Say nothing");
  expect(field("Training of AI models")).toHaveAccessibleDescription(
    /^Nothing is said of training/,
  );

  await user.selectOptions(field("Training of AI models"), "Refuse");
  expect(field("Training of AI models")).toHaveAccessibleDescription(/^robots\.txt refuses it/);
  await user.selectOptions(field("Answers of AI systems"), "Allow");
  await fill(user, field("Licence of the articles"), " https://example.com/licence ");
  await fill(user, field("WebSub hub"), "https://hub.example/");
  expect(hrefOf("what that means")).toMatch(/^\/admin\/guide\//);
  await user.click(save());

  await findToast("Settings Saved");
  expect(saved[0]).toMatchObject({
    robots_search: "allowed",
    robots_ai_answers: "allowed",
    robots_ai_training: "refused",
    content_license: "https://example.com/licence",
    websub_hub: "https://hub.example/",
  });
});

test("the owner sees whose comments wait, and what each choice means", async () => {
  const { user } = await openSettings({ comment_moderation: "newcomers", hold_links: true });

  const select = field("Hold comments by");
  expect(select).toHaveDisplayValue("Newcomers");
  expect(select).toHaveAccessibleDescription(/Visitors without an account are always new\.$/);
  expect(screen.getByRole("switch", { name: "Hold links" })).toBeChecked();
  await user.selectOptions(select, "Everybody");
  expect(select).toHaveAccessibleDescription(/^Every comment waits/);
  await user.selectOptions(select, "Nobody");
  expect(select).toHaveAccessibleDescription(/^Comments appear at once/);
});

test("lists are stored one entry on each line, without what is empty", async () => {
  const { user, saved } = await openSettings({ blocked_words: "casino" });
  expect(field("Blocked words")).toHaveValue("casino");

  await user.selectOptions(field("Hold comments by"), "Newcomers");
  await user.click(screen.getByRole("switch", { name: "Hold links" }));
  await user.type(field("Blocked words"), "{Enter}{Enter}  cheap watches ");
  await user.type(field("Blocked people"), "eve@example.com{Enter}");
  await fill(user, field("Blocked networks"), " 203.0.113.0/24");
  await user.click(save());

  await findToast("Settings Saved");
  expect(saved[0]).toMatchObject({
    comment_moderation: "newcomers",
    hold_links: true,
    blocked_words: "casino\ncheap watches",
    blocked_people: "eve@example.com",
    blocked_networks: "203.0.113.0/24",
  });
  expect(field("Blocked words")).toHaveValue("casino\ncheap watches");
});

const section = () => within(screen.getByRole("region", { name: "Consultations" }));
const bookingField = (name: string) => section().getByLabelText(name);

test("hours are typed as people write them, and stored in full", async () => {
  const { user, saved } = await openSettings({ booking_hours: "Tue 09:00-12:00" });
  expect(bookingField("Tuesday")).toHaveValue("09:00-12:00");

  await fill(user, bookingField("Monday"), "9-12, 13:30 – 17");
  await user.clear(bookingField("Tuesday"));
  await user.selectOptions(bookingField("Time zone"), "Asia/Tokyo");
  for (const [name, number] of Object.entries({
    Length: "45",
    "Pause between two": "15",
    Notice: "0",
  })) {
    await user.clear(bookingField(name));
    await fill(user, bookingField(name), number);
  }
  await user.type(bookingField("Days off"), "2030-12-24 – 2031-01-01{Enter}{Enter}2031-05-01");
  await user.click(save());

  await findToast("Settings Saved");
  expect(saved[0]).toMatchObject({
    booking_hours: "Mon 09:00-12:00, 13:30-17:00",
    booking_time_zone: "Asia/Tokyo",
    booking_minutes: 45,
    booking_pause_minutes: 15,
    booking_notice_hours: 0,
    booking_days_off: "2030-12-24 - 2031-01-01\n2031-05-01",
  });
  expect(bookingField("Monday")).toHaveValue("09:00-12:00, 13:30-17:00");
});

test("what is no time of a day, and a length that is missing, are not sent", async () => {
  const { user, saved } = await openSettings();
  await fill(user, bookingField("Monday"), "nine to five");
  await user.clear(bookingField("Length"));
  await user.click(save());

  expect(bookingField("Monday")).toBeInvalid();
  expect(bookingField("Monday")).toHaveFocus();
  expect(bookingField("Length")).toBeInvalid();
  expect(saved).toEqual([]);
});

test("the calendar's address is made, shown once, and removed", async () => {
  let madeAt: string[] = [];
  const tokens = recordPosts("rpc/set_calendar_feed", () => {
    madeAt = madeAt.length > 0 ? [] : ["2026-11-24T10:00:00+00:00"];
    return new HttpResponse(null, { status: 204 });
  });
  server.use(http.post(rest("rpc/calendar_feed_made_at"), () => HttpResponse.json(madeAt)));
  const { user } = await openSettings();
  const calendar = within(screen.getByRole("region", { name: "Calendar" }));
  expect(await calendar.findByText("There is no address.")).toBeVisible();

  await user.click(calendar.getByRole("button", { name: "Make an address" }));
  const address = new URL((await calendar.findByLabelText<HTMLInputElement>("Address")).value);
  expect(address.pathname).toBe("/rest/v1/rpc/calendar_feed");
  expect(tokens).toEqual([{ token: address.searchParams.get("token") }]);
  expect(address.searchParams.get("token")).toHaveLength(43);
  expect(calendar.getByText("November 24, 2026")).toBeVisible();

  await user.click(calendar.getByRole("button", { name: "Remove" }));
  expect(await calendar.findByText("There is no address.")).toBeVisible();
  expect(tokens[1]).toEqual({ token: "" });
  expect(calendar.queryByLabelText("Address")).not.toBeInTheDocument();
});
