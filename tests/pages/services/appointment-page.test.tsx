import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
// Before the first test, which would otherwise wait for its code.
import "@/pages/services/MoveAppointment";
import { recordDownloads } from "../../support/downloads";
import { renderApp } from "../../support/render";
import { recordPosts, stored } from "../../support/requests";
import { refusal, rest, server, serveSettings } from "../../support/server";
import { findToast } from "../../support/toasts";

const TOKEN = "d".repeat(43);
const first = "2030-12-02T23:30:00.000Z";
const second = "2030-12-03T00:30:00.000Z";
const CHANGED = "It has changed in the meantime. This is how it is now.";
const scheduled = {
  status: "scheduled",
  starts_at: first,
  minutes: 60,
  owner_time_zone: "Asia/Tokyo",
  held_until: null as string | null,
  called_off_by: null as string | null,
  sequence: 3,
  can_change: true,
  notice_hours: 24,
  calendar: "BEGIN:VCALENDAR" as string | null,
  is_proposed: false,
  amount: null as number | null,
  currency: null as string | null,
  payment_reference: null as string | null,
  payment_link: null as string | null,
  pays_on_page: null as boolean | null,
  paid_at: null as string | null,
};
type Row = typeof scheduled | (Omit<typeof scheduled, "starts_at"> & { starts_at: null });

/** Opens the link to a consultation. */
function open(row: Row | null, settings: Record<string, unknown> = {}, address = `/date#${TOKEN}`) {
  serveSettings({
    site_name: "Robin",
    contact_email: "hello@robin.example",
    booking_hours: "Mon 09:00-12:00",
    ...settings,
  });
  const dates = { row };
  const asked: unknown[] = [];
  server.use(
    http.post(rest("rpc/read_date"), async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(dates.row ? [dates.row] : []);
    }),
    http.post(rest("rpc/times_to_move"), () =>
      HttpResponse.json([{ time_zone: "Asia/Tokyo", minutes: 60, times: [second] }]),
    ),
  );
  return { ...renderApp(address), dates, asked };
}
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

test("the link shows the time for the visitor and the owner, which may be on different days, and changes nothing", async () => {
  const { asked } = open(scheduled);
  await title("Your consultation");
  expect(screen.getByText(/^Monday, December 2, 2030 at 11:30 PM/)).toBeVisible();
  expect(screen.getByText(/^Tuesday, December 3, 2030 at 8:30 AM Japan/)).toBeVisible();
  expect(screen.getByText("1 hour")).toBeVisible();
  expect(screen.getByText(/until 24 hours before it begins\.$/)).toBeVisible();
  expect(asked).toEqual([{ token: TOKEN }]);
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(document.querySelector("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
});

test.each([".", "%20)", "%E3%80%82", "&utm_source=mail", "?fbclid=x"])(
  "the link works with %s behind it",
  async (appended) => {
    const { asked } = open(scheduled, {}, `/date#${TOKEN}${appended}`);
    await title("Your consultation");
    expect(asked).toEqual([{ token: TOKEN }]);
  },
);

test("a consultation is moved to a free time, which the page then shows", async () => {
  const { user, dates } = open(scheduled);
  const moved = recordPosts("rpc/move_date", () => {
    dates.row = { ...scheduled, starts_at: second, sequence: 4 };
    return new HttpResponse(null, { status: 204 });
  });
  await user.click(await screen.findByRole("button", { name: "Move it" }));
  const form = within(await screen.findByRole("form", { name: "Another time" }));
  await user.click(await form.findByRole("button", { name: / – 1 time$/ }));
  await user.click(form.getByRole("radio"));
  await user.click(form.getByRole("button", { name: "Move it there" }));

  await findToast("Moved");
  expect(moved).toEqual([{ token: TOKEN, start: second, seen: 3 }]);
  expect(await screen.findByText(/^Tuesday, December 3, 2030 at 12:30 AM/)).toBeVisible();
  expect(screen.queryByRole("form", { name: "Another time" })).toBeNull();
});

/** Moves a consultation, which the database refuses, as it can no longer be changed, if `canChange` is false. */
async function failToMove(code: string, message: string, canChange: boolean) {
  const { user, dates } = open(scheduled);
  recordPosts("rpc/move_date", () => {
    dates.row = { ...scheduled, can_change: canChange };
    return refusal(message, code, 409);
  });
  await user.click(await screen.findByRole("button", { name: "Move it" }));
  const form = within(await screen.findByRole("form", { name: "Another time" }));
  await user.click(await form.findByRole("button", { name: / – 1 time$/ }));
  await user.click(form.getByRole("radio"));
  await user.click(form.getByRole("button", { name: "Move it there" }));
  expect(await findToast("It was not moved")).not.toHaveTextContent(message);
  return form;
}

test.each([
  ["PT409", "That time has just been taken. Please choose another one."],
  ["PT412", CHANGED],
])("if it cannot be moved, the reason is shown once: %s", async (code, message) => {
  const form = await failToMove(code, message, true);
  expect(within(screen.getByRole("main")).getByText(message)).toBeVisible();
  expect(await form.findByRole("radio")).toBeChecked();
});

test("if it can no longer be moved, the reason stays when the form goes", async () => {
  await failToMove("23514", "It can no longer be changed here.", false);
  await waitFor(() => expect(screen.queryByRole("form", { name: "Another time" })).toBeNull());
  expect(screen.getByText("It can no longer be changed here.")).toBeVisible();
});

test("a consultation is called off after a question", async () => {
  const { user, dates } = open(scheduled);
  const calledOff = recordPosts("rpc/call_off_date", () => {
    dates.row = { ...scheduled, status: "declined", called_off_by: "visitor", can_change: false };
    return new HttpResponse(null, { status: 204 });
  });
  await user.click(await screen.findByRole("button", { name: "Call it off" }));
  await user.click(await screen.findByRole("button", { name: "Keep it" }));
  expect(calledOff).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Call it off" }));
  const question = within(
    await screen.findByRole("dialog", { name: "Call off the consultation?" }),
  );
  await user.click(question.getByRole("button", { name: "Call off" }));

  await findToast("Called off");
  expect(calledOff).toEqual([{ token: TOKEN }]);
  expect(await title("Called off")).toBeVisible();
  expect(screen.getByText("You called it off, and its time is available again.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Move it" })).toBeNull();
});

test("after the notice period the page explains it, and how to write", async () => {
  open({ ...scheduled, can_change: false });
  await title("Your consultation");
  expect(screen.getByText(/^It could be moved or called off here until 24 hours/)).toBeVisible();
  expect(await screen.findByRole("link", { name: "hello@robin.example" })).toHaveAttribute(
    "href",
    "mailto:hello@robin.example",
  );
  expect(screen.queryByRole("button", { name: /Move|Call/ })).toBeNull();
});

test("a pending request is shown as such, and can be withdrawn", async () => {
  const { user } = open({
    ...scheduled,
    status: "pending",
    held_until: "2030-12-01T10:00:00+00:00",
  });
  await title("Your request");
  expect(
    screen.getByText(/^Robin has not answered yet\. The time is held for you until/),
  ).toBeVisible();
  const taken = recordPosts("rpc/call_off_date", stored);
  await user.click(await screen.findByRole("button", { name: "Withdraw it" }));
  await user.click(await screen.findByRole("button", { name: "Withdraw" }));
  await findToast("Withdrawn");
  expect(taken).toHaveLength(1);
});

test.each<[string, Partial<typeof scheduled>, RegExp]>([
  ["Your request", { status: "pending", held_until: "2020-01-01T10:00:00Z" }, /no longer held/],
  ["Your consultation", { status: "completed", can_change: false }, /^It has taken place\.$/],
  [
    "Called off",
    { status: "declined", called_off_by: "owner", can_change: false },
    /^Robin called it off\.$/,
  ],
  ["Declined", { status: "declined", can_change: false }, /^Robin cannot take it on\.$/],
  ["Your consultation", { starts_at: "2020-12-02T14:00:00Z", can_change: false }, /^It has begun/],
])("each state has its text: %s, %o", async (heading, change, words) => {
  open({ ...scheduled, ...change });
  await title(heading);
  expect(screen.getByText(words)).toBeVisible();
});

test("the calendar file is fetched with the secret in the request's body", async () => {
  const downloads = recordDownloads();
  const { user, asked } = open(scheduled);
  await user.click(await screen.findByRole("button", { name: "Add to calendar" }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe("consultation.ics");
  expect(asked).toEqual([{ token: TOKEN }, { token: TOKEN }]);
});

test("no calendar file is saved once the consultation is gone", async () => {
  const downloads = recordDownloads();
  const { user, dates } = open(scheduled);
  const save = await screen.findByRole("button", { name: "Add to calendar" });
  dates.row = null;
  await user.click(save);
  expect(await findToast("The file was not saved", "It no longer exists.")).toBeVisible();
  expect(downloads).toEqual([]);
});

test("without booking hours no time can be chosen, but a consultation can be called off", async () => {
  open(scheduled, { booking_hours: "" });
  await screen.findByRole("button", { name: "Call it off" });
  expect(names()).not.toContain("Move it");
});

test.each([`/date#${"x".repeat(43)}`, "/date"])("%s is reported as invalid", async (address) => {
  server.use(http.post(rest("rpc/read_date"), () => HttpResponse.json([])));
  renderApp(address);
  expect(await title("Link not valid")).toBeVisible();
  expect(screen.getByText(/^There is nothing at this link\./)).toBeVisible();
});

test("a consultation that did not load is requested again with Retry", async () => {
  const { user } = open(scheduled);
  server.use(http.post(rest("rpc/read_date"), () => HttpResponse.error(), { once: true }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("1 hour")).toBeVisible();
});

const toPay: typeof scheduled = {
  ...scheduled,
  status: "pending",
  held_until: "2030-12-01T10:00:00+00:00",
  amount: 49.5,
  currency: "EUR",
  payment_reference: "C-1A2B3C4D",
  payment_link: "https://pay.example/me/49.50EUR?note=C-1A2B3C4D",
  pays_on_page: false,
};
const payment = async () => within(await screen.findByRole("region", { name: "Payment" }));

test("an amount due is shown with where to pay, reference and deadline, and that payment is not detected", async () => {
  open({ ...toPay, pays_on_page: true });
  const shown = await payment();
  expect(shown.getByText("€49.50")).toBeVisible();
  expect(shown.getByText("C-1A2B3C4D")).toHaveAttribute("translate", "no");
  expect(shown.getByText(/^Please pay by/)).toHaveTextContent(
    /by Dec 1, 2030, 10:00 AM\. After that, your time becomes available to others\.$/,
  );
  const link = shown.getByRole("link", { name: /^Pay at pay\.example/ });
  expect(link).toHaveAttribute("href", toPay.payment_link);
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(shown.getByRole("link", { name: "Pay in cryptocurrency" })).toHaveAttribute(
    "href",
    "/pay?amount=49.50&note=C-1A2B3C4D",
  );
  expect(
    await shown.findByText(/This site does not see payments: Robin checks for yours/),
  ).toBeVisible();
});

test("a paid consultation is shown as marked, and nothing more is due", async () => {
  open({ ...toPay, paid_at: "2030-11-30T10:00:00Z" });
  const shown = await payment();
  const time = shown.getByText(/^Nov 30, 2030/);
  expect(time).toHaveAttribute("datetime", "2030-11-30T10:00:00Z");
  expect(time.parentElement).toHaveTextContent(/^Robin marked it as paid on Nov 30, 2030/);
  expect(shown.queryByRole("link")).toBeNull();
  expect(screen.getByText("Robin has not answered yet. The time is held for you.")).toBeVisible();
});

test("a time released for lack of payment is explained, with how to write", async () => {
  open({ ...toPay, status: "declined", called_off_by: "clock", can_change: false });
  await title("Not paid in time");
  expect(
    screen.getByText(/so its time is available again. If you have paid, please get in touch\.$/),
  ).toBeVisible();
  expect(screen.queryByRole("region", { name: "Payment" })).toBeNull();
  expect(await screen.findByRole("link", { name: "hello@robin.example" })).toBeVisible();
});

test("a consultation that was called off links to booking another", async () => {
  open({ ...scheduled, status: "declined", called_off_by: "owner", can_change: false });
  const link = await screen.findByRole("link", { name: "Book another time" });
  expect(link).toHaveAttribute("href", "/services");
});

test("a time that the owner proposes is accepted by a button", async () => {
  const { user, dates } = open({
    ...scheduled,
    status: "pending",
    held_until: "2030-12-01T10:00:00+00:00",
    is_proposed: true,
  });
  expect(await screen.findByText(/^Robin proposes this time\. The time is held/)).toBeVisible();
  const accepted = recordPosts("rpc/accept_date", () => {
    dates.row = { ...scheduled, sequence: 4 };
    return new HttpResponse(null, { status: 204 });
  });
  await user.click(screen.getByRole("button", { name: "Accept this time" }));
  await findToast("Accepted");
  expect(accepted).toEqual([{ token: TOKEN, seen: 3 }]);
  expect(await title("Your consultation")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Accept this time" })).toBeNull();
});

test("a proposal that was changed in the meantime is shown as it is now, and accepted as such", async () => {
  const proposal = { ...scheduled, status: "pending", is_proposed: true };
  const { user, dates } = open(proposal);
  const accept = await screen.findByRole("button", { name: "Accept this time" });
  dates.row = { ...proposal, starts_at: second, sequence: 4 };
  recordPosts("rpc/accept_date", () => refusal(CHANGED, "PT412", 412));
  await user.click(accept);
  await findToast("It was not accepted", CHANGED);
  expect(await screen.findByText(/^Tuesday, December 3, 2030 at 12:30 AM/)).toBeVisible();

  const accepted = recordPosts("rpc/accept_date", stored);
  await user.click(screen.getByRole("button", { name: "Accept this time" }));
  await findToast("Accepted");
  expect(accepted).toEqual([{ token: TOKEN, seen: 4 }]);
});

test.each<[string, typeof scheduled | null, () => Response, string]>([
  [
    "deleted",
    null,
    () => refusal("There is no consultation at this link.", "PT404", 404),
    "Link not valid",
  ],
  [
    "called off by the owner",
    { ...scheduled, status: "declined", called_off_by: "owner", can_change: false },
    () => refusal("It can no longer be changed here. Please send a message instead."),
    "Called off",
  ],
  [
    "called off with an answer that got lost",
    { ...scheduled, status: "declined", called_off_by: "visitor", can_change: false },
    () => HttpResponse.error(),
    "Called off",
  ],
])(
  "a consultation that has been %s is shown as it is now after a failed change",
  async (_, row, answer, heading) => {
    const { user, dates } = open(scheduled);
    await user.click(await screen.findByRole("button", { name: "Call it off" }));
    dates.row = row;
    recordPosts("rpc/call_off_date", answer);
    await user.click(await screen.findByRole("button", { name: "Call off" }));
    await findToast("It was not called off");
    expect(await title(heading)).toBeVisible();
  },
);
