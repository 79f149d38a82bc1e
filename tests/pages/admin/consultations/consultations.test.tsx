import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { appointmentMail, movedAppointmentMail } from "@/content/appointment-emails";
import { profile } from "@/content/profile";
import { budgetRanges, projectTypes, timelines } from "@/content/services";
import type { Tables } from "@/lib/supabase/database.types";
import type { ArgsOf } from "@/lib/supabase/functions";
import { formatAppointment } from "@/lib/format/appointment";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { recordDownloads } from "../../../support/downloads";
import { consultationRow } from "../../../support/factories";
import { choose, openAsOwner } from "../../../support/owner";
import { earlierRequestsHaveArrived, recordPosts } from "../../../support/requests";
import { serveInbox } from "../../../support/serve-inbox";
import { rest, server } from "../../../support/server";
import { serveFunctions } from "../../../support/table";
import { hrefOf } from "../../../support/texts";
import { findToast, pressInToast } from "../../../support/toasts";
import { words } from "../../../support/words";

type SentRequest = ArgsOf<"send_consultation_request">;

function openRequests(requests: Tables<"consultation_requests">[], query = "") {
  const inbox = serveInbox("consultation_requests", "consultation_counts", requests);
  serveFunctions("mark_paid");
  return { ...openAsOwner(`/admin/consultations${query}`), ...inbox };
}
const labelOf = (type: string) => projectTypes.find(({ value }) => value === type)?.label ?? "";
const card = async (name: string) => within(await screen.findByRole("article", { name }));

/** Opens the dialog that asks for the time of Clara's consultation. */
async function openSchedule(name = "Clara") {
  const requests = openRequests([consultationRow({ name, email: "clara@b.example" })]);
  const shown = await card(name);
  await requests.user.click(shown.getByRole("button", { name: `Schedule ${name}` }));
  return { ...requests, shown };
}

/** Fills in the time of a consultation. */
async function answerWhen(user: UserEvent, date: string, time: string) {
  const dialog = within(await screen.findByRole("dialog", { name: /the consultation with/ }));
  fireEvent.change(dialog.getByLabelText("Date"), { target: { value: date } });
  fireEvent.change(dialog.getByLabelText("Time"), { target: { value: time } });
  const verb = { name: /^(Schedule|Change time)$/, busy: false };
  await user.click(await dialog.findByRole("button", verb));
  return dialog;
}

/** The email that is offered: recipient, subject and text, above the link to the consultation. */
async function offeredMail(name: string) {
  const dialog = await screen.findByRole("dialog", { name });
  const { pathname, searchParams } = new URL(hrefOf(/^Write to/, dialog) ?? "");
  const [text, link] = (searchParams.get("body") ?? "")
    .replaceAll("\r\n", "\n")
    .split("\n\nTo see it, move it or call it off: ");
  expect(link).toMatch(/\/date#[\w-]{43}$/);
  return { to: pathname, subject: searchParams.get("subject"), text };
}

test("a card shows what is requested, by whom and when", async () => {
  const request = consultationRow({
    name: "Clara",
    email: "clara@b.example",
    company: "Voss Pottery",
    project_type: "ai-integration",
    kind: "Review",
    price: "$240",
    budget_range: "5k-15k",
    timeline: "1-2months",
  });
  openRequests([request, consultationRow({ name: "Dan", status: "declined" })]);

  const shown = await card("Clara, Voss Pottery");
  // What happens to everything that visitors send; null if the card's name contains it, or other
  // tests check it.
  const facts: Record<keyof SentRequest, string | undefined | null> = {
    name: null,
    company: null,
    email: "clara@b.example",
    project_type: labelOf("ai-integration"),
    budget_range: budgetRanges.find(({ value }) => value === request.budget_range)?.label,
    timeline: timelines.find(({ value }) => value === request.timeline)?.label,
    message: null,
    requested_for: null,
    time_zone: null,
    kind: "Review, $240",
    id: null,
    token: null,
  };
  const said = ["Pending", formatDateTime(request.created_at), ...Object.values(facts)];
  for (const text of said.filter((fact) => fact !== null))
    expect(shown.getByText(text ?? "a label")).toBeVisible();

  const numbers = screen.getByLabelText("In numbers");
  await waitFor(() => expect(numbers).toHaveTextContent(/^Total2Pending1Scheduled0Completed0$/));
  for (const name of ["All 2", "Pending 1", "Scheduled 0", "Completed 0", "Declined 1"])
    expect(screen.getByRole("tab", { name })).toBeVisible();
});

test("Details shows the message under its heading", async () => {
  const { user } = openRequests([consultationRow({ name: "Clara", message: "Two kilns." })]);
  const shown = await card("Clara");
  expect(shown.getByText("Two kilns.")).not.toBeVisible();
  await user.click(shown.getByRole("button", { name: "Details Clara", expanded: false }));
  expect(shown.getByRole("heading", { name: "Project Details" })).toBeVisible();
  expect(shown.getByText("Two kilns.")).toBeVisible();
});

test.each([
  ["pending", ["Schedule Clara", "Decline Clara"]],
  ["scheduled", ["Complete Clara"]],
  ["completed", []],
  ["declined", []],
])("a %s request offers %j and nothing else", async (status, expected) => {
  openRequests([consultationRow({ name: "Clara", status })]);
  const names = (await card("Clara"))
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect(names).toEqual(["Clara", "Details Clara", ...expected, "More for Clara"]);
});

test("Schedule asks for a time, stores it, and offers an email with the time in words and its time zone", async () => {
  const { user, steps, shown } = await openSchedule("Clara {time}");
  const instant = new Date("2030-12-24T15:00").toISOString();
  const words = formatAppointment(instant);
  expect(words).toMatch(/Tuesday.*24.*2030.*Time$/);
  await answerWhen(user, "2030-12-24", "15:00");
  const dialog = within(await screen.findByRole("dialog", { name: "Scheduled" }));
  expect(dialog.getByRole("status")).toHaveTextContent(words);
  expect(dialog.getByRole("link", { name: "Write to Clara {time}" })).toHaveFocus();
  expect(await offeredMail("Scheduled")).toEqual({
    to: "clara@b.example",
    subject: `Re: ${labelOf("web-development")} Consultation`,
    text: appointmentMail
      .replace("{project}", labelOf("web-development"))
      .replace("{time}", words)
      .replace("{me}", profile.name)
      .replace("{name}", "Clara {time}"),
  });

  await user.click(dialog.getByRole("button", { name: "Later" }));
  expect(await shown.findByText("Scheduled")).toBeVisible();
  expect(shown.getByText(formatDateTime(instant))).toBeVisible();
  const more = shown.getByRole("button", { name: "More for Clara {time}" });
  await waitFor(() => expect(more).toHaveFocus());
  expect(steps.map(({ to }) => to)).toEqual(["scheduled"]);
});

test("nothing is scheduled without a date and a time, in the past, or when the dialog is closed", async () => {
  const { user, steps, shown } = await openSchedule();
  const dialog = await answerWhen(user, "2030-12-24", "");
  expect(dialog.getByLabelText("Time")).toBeInvalid();
  await answerWhen(user, "2020-12-24", "15:00");
  expect(dialog.getByLabelText("Date")).toHaveAccessibleDescription("That time has passed.");
  expect(dialog.getByLabelText("Date")).toHaveFocus();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await earlierRequestsHaveArrived();
  expect(steps).toEqual([]);
  expect(shown.getByText("Pending")).toBeVisible();
});

test("if a time could not be stored, the dialog stays open", async () => {
  const { user } = await openSchedule();
  server.use(http.patch(rest("consultation_requests"), () => HttpResponse.error()));
  const dialog = await answerWhen(user, "2030-12-24", "15:00");
  await findToast("Failed to update consultation status");
  expect(dialog.getByRole("alert")).toHaveTextContent("The server did not answer.");
  expect(dialog.getByLabelText("Date")).toHaveValue("2030-12-24");
});

test("a scheduled time can be changed, and changed back", { tags: "full" }, async () => {
  const former = new Date("2030-12-24T15:00").toISOString();
  const later = new Date("2030-12-27T09:30").toISOString();
  const { user } = openRequests(
    [consultationRow({ name: "Clara", status: "scheduled", scheduled_for: former })],
    "?status=scheduled",
  );
  const shown = await card("Clara");
  await choose(user, "More for Clara", "Change time");
  expect(await screen.findByLabelText("Date")).toHaveValue("2030-12-24");
  expect(screen.getByLabelText("Time")).toHaveValue("15:00");

  await answerWhen(user, "2030-12-27", "09:30");
  expect((await offeredMail("Time changed")).text).toBe(
    movedAppointmentMail
      .replace("{name}", "Clara")
      .replace("{project}", labelOf("web-development"))
      .replace("{former}", formatAppointment(former))
      .replace("{time}", formatAppointment(later))
      .replace("{me}", profile.name),
  );
  expect(await shown.findByText(formatDateTime(later))).toBeVisible();
  const change = `From ${formatDateTime(former)} to ${formatDateTime(later)}`;
  await pressInToast(user, "Undo", "Consultation time changed", change);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(await shown.findByText(formatDateTime(former))).toBeVisible();
  await findToast("Consultation time changed", `Back to ${formatDateTime(former)}`);
});

test("a request is scheduled and completed, and Undo reverts the last step", async () => {
  const { user, steps, shown } = await openSchedule();
  await answerWhen(user, "2030-12-24", "15:00");
  await screen.findByRole("dialog", { name: "Scheduled" });
  await user.keyboard("{Escape}");
  await user.click(await shown.findByRole("button", { name: "Complete Clara" }));
  expect(await shown.findByText("Completed")).toBeVisible();
  expect(shown.getByRole("button", { name: "More for Clara" })).toHaveFocus();
  await waitFor(() => expect(steps).toHaveLength(2));

  await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2));
  // The newest toast is the first.
  const [newest] = screen.getAllByRole("button", { name: "Undo" });
  if (newest) await user.click(newest);
  expect(await shown.findByText("Scheduled")).toBeVisible();
  await waitFor(() => expect(steps.at(2)).toMatchObject({ from: "completed", to: "scheduled" }));
});

test("requests are exported with all their fields", async () => {
  const downloads = recordDownloads();
  const request = consultationRow({ name: "Clara", company: "Voss" });
  const { user } = openRequests([request]);
  await card("Clara, Voss");

  await user.click(screen.getByRole("button", { name: "Export CSV" }));
  await findToast("CSV exported", "1 consultation");
  expect(downloads[0]?.name).toMatch(/^consultations-\d{4}-\d\d-\d\d\.csv$/);
  const text = (await downloads[0]?.file.text()) ?? "";
  expect(text).toContain(
    '"pending","Clara","client@example.com","Voss","web-development","","","A site for our kilns.",""',
  );
  const columns = [...(text.split("\n")[0] ?? "").matchAll(/\w+/g)].map(([name]) => name);
  const unsaid = new Set(words`
    id held_until search_text sequence scheduled_at link_hashes payment_link pays_on_page
    payment_hours
  `);
  expect(columns.toSorted()).toEqual(
    Object.keys(request)
      .filter((name) => !unsaid.has(name))
      .toSorted(),
  );
});

test("one list does not appear in place of another", { tags: "full" }, async () => {
  serveInbox("contact_messages", "message_counts", []);
  const { user } = openRequests([consultationRow({ name: "Clara" })]);
  await card("Clara");
  await user.click(screen.getByRole("link", { name: "Messages" }));
  expect(await screen.findByText("No messages found")).toBeVisible();
  expect(screen.queryByText("Clara")).not.toBeInTheDocument();
});

const toPay = consultationRow({
  name: "Clara",
  requested_for: "2030-12-24T15:00:00+00:00",
  held_until: "2030-12-01T10:00:00+00:00",
  amount: 49.5,
  currency: "EUR",
  payment_reference: "C-1A2B3C4D",
});

test("an amount due is shown, marked as paid, and marked back", async () => {
  const { user } = openRequests([toPay]);
  const shown = await screen.findByRole("article", { name: "Clara" });
  expect(shown).toHaveTextContent("€49.50, C-1A2B3C4D: not paid yet");
  expect(shown).toHaveTextContent(/Held until/);
  const marked = recordPosts("rpc/mark_paid");
  await user.click(screen.getByRole("button", { name: "Mark as paid Clara" }));
  await pressInToast(user, "Undo", "Marked as paid");
  await findToast("Marked as not paid");
  expect(marked).toEqual([
    { id: toPay.id, is_paid: true },
    { id: toPay.id, is_paid: false },
  ]);
});

test("a paid time is held permanently, and can be marked back later", async () => {
  const { user } = openRequests([{ ...toPay, paid_at: "2026-11-20T10:00:00+00:00" }]);
  const shown = await screen.findByRole("article", { name: "Clara" });
  expect(shown).toHaveTextContent(/marked as paid Nov 20, 2026/);
  expect(shown).not.toHaveTextContent(/[Hh]eld/);
  expect(screen.queryByRole("button", { name: "Mark as paid Clara" })).toBeNull();
  const marked = recordPosts("rpc/mark_paid");
  await choose(user, "More for Clara", "Mark as not paid");
  await findToast("Marked as not paid");
  expect(marked).toEqual([{ id: toPay.id, is_paid: false }]);
});

test("a time that was not paid in time is marked, and can be marked as paid late", async () => {
  openRequests([
    {
      ...toPay,
      status: "declined",
      called_off_by: "clock",
      called_off_at: "2026-11-20T10:00:00+00:00",
    },
  ]);
  expect(await screen.findByRole("article", { name: "Clara" })).toHaveTextContent(
    /Not paid in time, free since Nov 20, 2026/,
  );
  expect(screen.getByRole("button", { name: "Mark as paid Clara" })).toBeVisible();
});
