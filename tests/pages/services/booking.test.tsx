import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { recordDownloads } from "../../support/downloads";
import { heldBack, recordPosts, recordRequests, stored } from "../../support/requests";
import { refusal, rest, server, serveSettings } from "../../support/server";
import { findToast } from "../../support/toasts";
import { services } from "@/content/services";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import type { Tables } from "@/lib/supabase/database.types";
import { kindRow } from "../../support/factories";
import {
  dialog,
  field,
  fillIn,
  openDialog,
  openServices,
  request,
  sendButton,
} from "./consultation-form";

const TAKEN = "That time has just been taken. Please choose another one.";
const first = "2030-12-02T14:00:00.000Z";
const second = "2030-12-02T15:00:00.000Z";
const nextDay = "2030-12-03T09:00:00.000Z";

const answerOf = (times: string[]) =>
  HttpResponse.json([{ time_zone: "America/New_York", minutes: 60, times, days_ahead: 60 }]);

const talk = kindRow({ title: "First talk" });
const review = kindRow({
  title: "Review",
  minutes: 120,
  price: "$240",
  project_types: ["mobile-app", "consulting"],
});
/** With the owner's hours set, these times free, and these kinds of consultation offered. */
function offer(times: string[], kinds: Tables<"consultation_kinds">[] = []) {
  serveSettings({ site_name: "Robin", booking_hours: "Mon 09:00-12:00" });
  server.use(
    http.get(rest("rpc/free_times"), () => answerOf(times)),
    http.get(rest("consultation_kinds"), () => HttpResponse.json(kinds)),
  );
}

async function openPicker() {
  const user = await openServices();
  await openDialog(user, "Schedule Consultation");
  await dialog().findByText(/Times are in your time zone/);
  return { user, days: dialog().getByRole("group", { name: "Day (optional)" }) };
}
const dayButton = (name: RegExp) => dialog().getByRole("button", { name });
/** The free days of the shown month. */
const freeDays = () =>
  within(dialog().getByRole("grid"))
    .getAllByRole("button")
    .flatMap((button) => (button.ariaDisabled === "true" ? [] : button.getAttribute("aria-label")));

test("free times are listed by day, in the visitor's time zone, with the owner's beside it", async () => {
  offer([first, second, nextDay]);
  const { user } = await openPicker();

  expect(freeDays()).toEqual(["Mon, Dec 2, 2030 – 2 times", "Tue, Dec 3, 2030 – 1 time"]);
  expect(dialog().getByText(/^1 hour\. Times are in your time zone, UTC\./)).toHaveTextContent(
    "Robin is in America/New York.",
  );
  expect(dialog().queryByRole("radio")).not.toBeInTheDocument();

  await user.click(dayButton(/Dec 2, /));
  const times = dialog().getAllByRole("radio");
  expect(times.map((time) => time.closest("label")?.textContent)).toEqual(["2:00 PM", "3:00 PM"]);
  expect(times[0]).toBeRequired();
  expect(dialog().getByRole("gridcell", { selected: true })).toHaveTextContent("2");
  await user.tab();
  await user.keyboard("[Space]{ArrowRight}");
  expect(dialog().getByRole("radio", { name: "3:00 PM" })).toBeChecked();
  expect(dialog().getByText(/which is Mon.*10:00 AM for Robin/)).toBeVisible();
});

test("in a right-to-left language the left arrow key leads to the next day", async () => {
  vi.stubEnv("DIRECTION", "rtl");
  offer([first, nextDay]);
  const { user } = await openPicker();
  dayButton(/Dec 2, /).focus();
  await user.keyboard("{ArrowLeft}");
  expect(dayButton(/Dec 3, /)).toHaveFocus();
});

test("choosing a day requires choosing a time", async () => {
  offer([first]);
  const { user } = await openPicker();
  const sent = recordPosts("rpc/send_consultation_request", stored);
  await fillIn(user);
  await user.click(dayButton(/Dec 2, /));
  await user.click(sendButton());

  expect(dialog().getByRole("radio")).toBeInvalid();
  expect(sent).toEqual([]);
  await user.click(dayButton(/Dec 2, /));
  expect(dialog().queryByRole("radio")).not.toBeInTheDocument();
});

test("a time that somebody else has taken is reported, others are offered, and nothing typed is lost", async () => {
  offer([first, second]);
  const { user, days } = await openPicker();
  await fillIn(user);
  await user.click(dayButton(/Dec 2, /));
  await user.click(dialog().getByRole("radio", { name: "2:00 PM" }));
  recordPosts("rpc/send_consultation_request", () => refusal(TAKEN, "PT409", 409));
  offer([second]);
  await user.click(sendButton());

  await findToast("Failed to send request. Please try again.");
  await waitFor(() => expect(dayButton(/Dec 2, /)).toHaveFocus());
  expect(days).toHaveAccessibleDescription(new RegExp(`${TAKEN}$`));
  await waitFor(() => expect(dialog().getAllByRole("radio")).toHaveLength(1));
  expect(field("Project details")).toHaveValue(request.message);

  const sent = recordPosts("rpc/send_consultation_request", stored);
  await user.click(dialog().getByRole("radio", { name: "3:00 PM" }));
  expect(days).not.toHaveAccessibleDescription(new RegExp(`${TAKEN}$`));
  await user.click(sendButton());
  await screen.findByRole("dialog", { name: "Consultation requested" });
  expect(sent).toEqual([expect.objectContaining({ requested_for: second })]);
});

/** Requests the first free time, which is the last one then, and gets no answer; then reloads the page. */
async function loseAnswer(kinds: Tables<"consultation_kinds">[] = []) {
  offer([first], kinds);
  const { user } = await openPicker();
  await fillIn(user);
  await user.click(dayButton(/Dec 2, /));
  await user.click(dialog().getByRole("radio", { name: "2:00 PM" }));
  const lost = recordPosts("rpc/send_consultation_request", () => HttpResponse.error());
  offer([], kinds);
  await user.click(sendButton());
  await findToast("Failed to send request. Please try again.");
  return { ...(await openPicker()), lost };
}

test("a time that a request may hold whose answer was lost stays chosen, and sending it again is the same request", async () => {
  const { user, lost } = await loseAnswer();
  expect(await dialog().findByRole("radio", { name: "2:00 PM" })).toBeChecked();
  const sent = recordPosts("rpc/send_consultation_request", stored);
  await user.click(sendButton());
  await screen.findByRole("dialog", { name: "Consultation requested" });
  expect(sent).toEqual(lost);
});

test("if somebody else holds that time, it is not offered again, even after a reload", async () => {
  const { user, days } = await loseAnswer();
  await dialog().findByRole("radio", { name: "2:00 PM" });
  recordPosts("rpc/send_consultation_request", () => refusal(TAKEN, "PT409", 409));
  await user.click(sendButton());
  await waitFor(() => expect(dialog().queryByRole("radio")).not.toBeInTheDocument());
  expect(days).toHaveAccessibleDescription(new RegExp(`${TAKEN}$`));
  const reopened = await openPicker();
  expect(reopened.days).toHaveTextContent("No times are available in the next 60 days.");
});

test("a request has its own page, and a calendar file", async () => {
  offer([first]);
  const sent = recordPosts("rpc/send_consultation_request", stored);
  const asked = recordPosts("rpc/read_date", () =>
    HttpResponse.json([{ calendar: "BEGIN:VCALENDAR" }]),
  );
  const downloads = recordDownloads();
  const { user } = await openPicker();
  await fillIn(user);
  await user.click(dayButton(/Dec 2, /));
  await user.click(dialog().getByRole("radio"));
  await user.click(sendButton());

  const link = await screen.findByRole("link", { name: "Open its page" });
  const { token } = Object(sent[0]);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(link).toHaveAttribute("href", `/date#${token}`);
  await user.click(screen.getByRole("button", { name: "Add to calendar" }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe("consultation.ics");
  expect(asked).toEqual([{ token }]);
});

test("a month without free days is skipped", { tags: "full" }, async () => {
  offer([first, "2031-01-07T09:00:00.000Z"]);
  const { user } = await openPicker();
  await fillIn(user);
  await user.click(dayButton(/Dec 2, /));
  await user.click(dialog().getByRole("radio"));

  recordPosts("rpc/send_consultation_request", () => refusal(TAKEN, "PT409", 409));
  offer(["2031-01-07T09:00:00.000Z"]);
  await user.click(sendButton());

  await waitFor(() => expect(freeDays()).toEqual(["Tue, Jan 7, 2031 – 1 time"]));
});

test("a chosen time survives closing the dialog and a reload", async () => {
  offer([first, second]);
  const { user } = await openPicker();
  await user.click(dayButton(/Dec 2, /));
  await user.click(dialog().getByRole("radio", { name: "3:00 PM" }));
  await user.keyboard("{Escape}");

  await openDialog(user, "Schedule Consultation");
  expect(await dialog().findByRole("radio", { name: "3:00 PM" })).toBeChecked();
  await openPicker();
  expect(await dialog().findByRole("radio", { name: "3:00 PM" })).toBeChecked();
});

test("free times that do not load do not prevent a request", async () => {
  offer([first]);
  server.use(http.get(rest("rpc/free_times"), () => new HttpResponse(null, { status: 503 })));
  const user = await openServices();
  await openDialog(user, "Schedule Consultation");
  expect(await dialog().findByRole("alert")).toHaveTextContent(
    "The available times could not be loaded.",
  );

  const answer = heldBack(() => answerOf([first]));
  server.use(http.get(rest("rpc/free_times"), answer.answer));
  await user.click(dialog().getByRole("button", { name: "Retry" }));
  answer.release();
  await waitFor(() => expect(freeDays()).toHaveLength(1));
});

test("without the kinds of consultations no times are offered, as their lengths and prices are not known", async () => {
  offer([first], [talk]);
  let isDown = true;
  const kinds = heldBack(() => (isDown ? HttpResponse.error() : undefined));
  const asked = recordRequests("rpc/free_times");
  server.use(http.get(rest("consultation_kinds"), kinds.answer));
  const user = await openServices();
  await openDialog(user, "Schedule Consultation");
  expect(await dialog().findByText("Looking for available times…")).toBeVisible();
  kinds.release();
  expect(await dialog().findByRole("alert")).toHaveTextContent(
    "The available times could not be loaded.",
  );
  expect(dialog().queryByRole("grid")).not.toBeInTheDocument();
  expect(asked).toEqual([]);

  isDown = false;
  await user.click(dialog().getByRole("button", { name: "Retry" }));
  expect(await dialog().findByText("First talk")).toBeVisible();
  await waitFor(() => expect(freeDays()).toHaveLength(1));
});

test("if no time is free, that is shown", async () => {
  offer([]);
  const { days } = await openPicker();
  expect(days).toHaveTextContent("No times are available in the next 60 days.");
});

const kindOf = (name: string) => dialog().getByRole("radio", { name });

test("the only kind for a project type needs no choice", { tags: "full" }, async () => {
  offer([first], [talk, review]);
  const sent = recordPosts("rpc/send_consultation_request", stored);
  const { user } = await openPicker();
  await fillIn(user);
  await user.click(sendButton());
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent).toEqual([expect.objectContaining({ kind: talk.id })]);
});

test("a project type without a kind has the default length", { tags: "full" }, async () => {
  offer([first], [review]);
  const sent = recordPosts("rpc/send_consultation_request", stored);
  const { user } = await openPicker();
  await fillIn(user);
  expect(dialog().queryByText("Review")).not.toBeInTheDocument();
  await user.click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ id: expect.any(String), ...request, time_zone: "UTC" }]);
});

test("a time that a request of one kind may hold is not offered for another", async () => {
  const { user } = await loseAnswer([talk, { ...review, project_types: [] }]);
  expect(await dialog().findByRole("radio", { name: "2:00 PM" })).toBeChecked();
  await user.click(kindOf("Review 2 hours, $240"));
  await waitFor(() =>
    expect(dialog().queryByRole("radio", { name: "2:00 PM" })).not.toBeInTheDocument(),
  );
});

test("a chosen kind survives closing the dialog and a reload", { tags: "full" }, async () => {
  offer([first], [talk, review]);
  const { user } = await openPicker();
  await user.selectOptions(field("Project type"), "consulting");
  await user.click(kindOf("Review 2 hours, $240"));
  await user.keyboard("{Escape}");
  await openDialog(user, "Schedule Consultation");
  expect(await dialog().findByRole("radio", { name: "Review 2 hours, $240" })).toBeChecked();
  await openPicker();
  expect(await dialog().findByRole("radio", { name: "Review 2 hours, $240" })).toBeChecked();

  const sent = recordPosts("rpc/send_consultation_request", stored);
  await user.keyboard("{Escape}");
  const other = services.find(({ projectType }) => projectType !== "consulting");
  await openDialog(user, `Get Started: ${other?.title}`);
  await fillIn(user);
  await user.click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([expect.objectContaining({ kind: talk.id })]);
});

test("a time that begins before the deadline has to be paid before it begins", async () => {
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  offer([soon], [kindRow({ amount: 120, payment_hours: 48 })]);
  const { user } = await openPicker();
  await user.click(dialog().getByRole("button", { name: / – 1 time$/ }));
  await user.click(dialog().getByRole("radio"));
  expect(
    dialog().getByText(new RegExp(`held for you until ${formatDateTime(soon)}, and \\$120`)),
  ).toBeVisible();
});
