import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { appointmentMail } from "@/content/appointment-emails";
import { profile } from "@/content/profile";
import type { Tables } from "@/lib/supabase/database.types";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { recordDownloads } from "../../../support/downloads";
import { consultationRow } from "../../../support/factories";
import { setNavigator } from "../../../support/navigator";
import { fill } from "../../../support/fill";
import { choose, openAsOwner } from "../../../support/owner";
import { earlierRequestsHaveArrived, recordPosts } from "../../../support/requests";
import { serveInbox } from "../../../support/serve-inbox";
import { serveNotifications } from "../../../support/serve-notifications";
import { refusal, rest, server } from "../../../support/server";
import { serveFunctions } from "../../../support/table";
import { findToast } from "../../../support/toasts";
import { sample } from "../../../support/scope";

const wanted = "2030-12-24T15:00:00+00:00";
const asking = (given: Partial<Tables<"consultation_requests">> = {}) =>
  consultationRow({
    name: "Clara {me}",
    email: "clara@b.example",
    requested_for: wanted,
    time_zone: "America/New_York",
    minutes: 30,
    held_until: "2030-12-01T10:00:00+00:00",
    ...given,
  });

/** Opens the inbox with one request, and records what is stored of it. */
async function openRequest(request = asking()) {
  const inbox = serveInbox("consultation_requests", "consultation_counts", [request]);
  serveFunctions("share_date");
  const stored: { reply?: string }[] = [];
  server.use(
    http.patch(rest("consultation_requests"), async ({ request: patch }) => {
      stored.push(Object(await patch.clone().json()));
    }),
  );
  const { user } = openAsOwner("/admin/consultations");
  const card = within(await screen.findByRole("article", { name: request.name }));
  return { ...inbox, user, card, stored };
}
const press = (user: UserEvent, verb: string) =>
  user.click(screen.getByRole("button", { name: `${verb} Clara {me}` }));
const dialog = async (name: RegExp | string) => within(await screen.findByRole("dialog", { name }));
type Dialog = Awaited<ReturnType<typeof dialog>>;
/** Presses a button as soon as it is known who emails the answer; until then it ignores presses. */
const send = async (user: UserEvent, asked: Dialog, name: string) =>
  user.click(await asked.findByRole("button", { name, busy: false }));
const mailIn = (link: HTMLElement) => {
  const mail = new URL(link.getAttribute("href") ?? "");
  return { to: mail.pathname, text: mail.searchParams.get("body")?.replaceAll("\r\n", "\n") };
};

test("a requested time is shown, and until when it is held", async () => {
  const { card } = await openRequest();

  expect(card.getByText(formatDateTime(wanted))).toHaveAttribute("datetime", wanted);
  expect(card.getByText(/^Held until/)).toBeVisible();
  const buttons = card.getAllByRole("button").map(({ textContent }) => textContent);
  expect(buttons.map((name) => name?.replace(" Clara {me}", ""))).toEqual([
    "Clara {me}",
    "Details",
    "Accept",
    "Propose another time",
    "Decline",
    "",
  ]);
});

test("a time that is no longer held is marked", async () => {
  const { card } = await openRequest(asking({ held_until: "2020-01-01T10:00:00+00:00" }));
  expect(card.getByText("No longer held")).toBeVisible();
});

test("Accept schedules the time, and offers an email in the client's time zone, with a link to the consultation", async () => {
  const { user, card, stored } = await openRequest();
  await press(user, "Accept");
  const asked = await dialog("Accept the time that Clara {me} asked for");
  const text = asked.getByLabelText<HTMLTextAreaElement>("Your answer");
  const [greeting = ""] = appointmentMail.split("{name}");
  expect(text.value.startsWith(`${greeting}Clara {me}`)).toBe(true);
  expect(text.value).toContain("Tuesday, December 24, 2030 at 10:00 AM Eastern Standard Time");
  expect(text.value).toContain(profile.name);
  await send(user, asked, "Accept");

  const told = await dialog("Accepted");
  expect(stored).toEqual([
    { status: "scheduled", scheduled_for: wanted, reply: text.value.trim() },
  ]);
  const link = told.getByRole("link", { name: "Write to Clara {me}" });
  expect(link).toHaveFocus();
  const [words, secret] = mailIn(link).text?.split("/date#") ?? [];
  expect(words).toBe(
    `${text.value.trim()}\n\nTo see it, move it or call it off: ${window.location.origin}`,
  );
  expect(secret).toMatch(/^[\w-]{43}$/);
  const shared = recordPosts("rpc/share_date");
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() => expect(shared).toEqual([{ id: expect.any(String), token: secret }]));
  await user.click(told.getByRole("button", { name: "Later" }));
  expect(await card.findByText("Scheduled")).toBeVisible();
});

// Chrome on Windows opens no email of such a link: ucam-department-of-psychiatry/camcops#180
test(
  "a text that is too long for a link is copied, to be pasted into the email",
  { tags: "full" },
  async () => {
    setNavigator("userAgent", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0");
    const { user } = await openRequest();
    await press(user, "Accept");
    const asked = await dialog("Accept the time that Clara {me} asked for");
    // Each letter takes six characters of a URL.
    const words = "Привет. ".repeat(50).trim();
    await user.clear(asked.getByLabelText("Your answer"));
    await fill(user, asked.getByLabelText("Your answer"), words);
    await send(user, asked, "Accept");
    const link = (await dialog("Accepted")).getByRole("link", { name: "Write to Clara {me}" });
    expect(mailIn(link)).toEqual({ to: "clara@b.example", text: undefined });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);

    await findToast("Your email copied to clipboard!");
    const copied = await navigator.clipboard.readText();
    expect(copied.startsWith(`${words}\n\nTo see it, move it or call it off: `)).toBe(true);
  },
);

test("the owner proposes another time", { tags: "full" }, async () => {
  const { user, card, stored } = await openRequest();
  await press(user, "Propose another time");
  const asked = await dialog(/^Propose another time to/);
  const answer = (date: string) => {
    fireEvent.change(asked.getByLabelText("Date"), { target: { value: date } });
    fireEvent.change(asked.getByLabelText("Time"), { target: { value: "09:30" } });
    return send(user, asked, "Propose");
  };
  await answer("2020-12-27");
  expect(asked.getByLabelText("Date")).toHaveAccessibleDescription(/That time has passed\.$/);
  expect(asked.getByLabelText("Date")).toHaveFocus();
  expect(stored).toEqual([]);

  await answer("2030-12-27");
  await dialog("Proposed");
  expect(stored).toEqual([
    {
      status: "pending",
      proposed_for: "2030-12-27T09:30:00.000Z",
      reply: expect.stringContaining("Friday, December 27, 2030 at 4:30 AM Eastern Standard Time"),
    },
  ]);
  await user.keyboard("{Escape}");
  expect(await card.findByText(/^You proposed/)).toBeVisible();
});

test("a text typed to a client survives a closed dialog, until it is sent", async () => {
  const { user, card } = await openRequest();
  const answer = async () =>
    (await dialog(/^Decline/)).getByLabelText<HTMLTextAreaElement>("Your answer");
  await press(user, "Decline");
  const suggested = (await answer()).value;
  await user.clear(await answer());
  await user.type(await answer(), "Not this year.");
  await user.keyboard("{Escape}");
  await press(user, "Decline");
  expect(await answer()).toHaveValue("Not this year.");
  await send(user, await dialog(/^Decline/), "Decline");
  await dialog("Declined");
  await user.keyboard("{Escape}");

  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await card.findByText("Pending")).toBeVisible();
  await press(user, "Decline");
  expect(await answer()).toHaveValue(suggested);
});

test("a consultation is called off with a text, which can be undone", async () => {
  const scheduled = asking({ status: "scheduled", scheduled_for: wanted });
  const { user, card, stored } = await openRequest(scheduled);
  await user.click(card.getByRole("button", { name: "More for Clara {me}" }));
  await user.click(await screen.findByRole("menuitem", { name: "Call off" }));
  const asked = await dialog("Call off the consultation with Clara {me}");
  const text = asked.getByLabelText<HTMLTextAreaElement>("Your answer").value;
  expect(text).toContain("December 24, 2030 at 10:00 AM Eastern Standard Time");
  await send(user, asked, "Call off");

  const told = await dialog("Called off");
  expect(mailIn(told.getByRole("link")).text).toBe(text);
  expect(await card.findByText("Declined")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(await card.findByText("Scheduled")).toBeVisible();
  expect(stored).toEqual([{ status: "declined", reply: text }, { status: "scheduled" }]);
});

test.each([
  ["owner", "Called off"],
  ["visitor", "Called off by the client"],
])("a consultation called off by the %s shows when, and its former time", async (by, words) => {
  const called = { called_off_by: by, called_off_at: "2026-11-20T10:00:00+00:00" };
  const { card } = await openRequest(
    asking({ status: "declined", scheduled_for: wanted, ...called }),
  );
  expect(card.getByText(/^Was scheduled for/)).toHaveTextContent(formatDateTime(wanted));
  expect(card.getByText(/^Called off/)).toHaveTextContent(
    `${words} ${formatDateTime(called.called_off_at)}`,
  );
});

test("a failed Undo says why, although its dialog is closed", async () => {
  const { user } = await openRequest();
  await press(user, "Decline");
  const asked = await dialog(/^Decline/);
  await send(user, asked, "Decline");
  await dialog("Declined");
  server.use(http.patch(rest("consultation_requests"), () => HttpResponse.error()));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const reason = "The server did not answer. Check your connection and try again.";
  expect(await findToast("Failed to update consultation status", reason)).toBeVisible();
});

test("a time that is already taken is reported, and the text is kept", async () => {
  const { user } = await openRequest();
  const message = "There is another consultation at that time, or somebody else has requested it.";
  server.use(
    http.patch(rest("consultation_requests"), () => refusal(message, "PT409", 409), { once: true }),
  );
  await press(user, "Accept");
  const asked = await dialog(/^Accept/);
  await user.type(asked.getByLabelText("Your answer"), "Till then!");
  await send(user, asked, "Accept");

  expect(await findToast("Failed to update consultation status")).not.toHaveTextContent(message);
  expect(asked.getByRole("alert")).toHaveTextContent(message);
  expect(asked.getByLabelText<HTMLTextAreaElement>("Your answer").value).toMatch(/Till then!$/);
});

test("a scheduled consultation can be downloaded as a calendar file", async () => {
  const downloads = recordDownloads();
  const { user } = await openRequest(asking({ status: "scheduled", scheduled_for: wanted }));
  const keys: (string | null)[] = [];
  server.use(
    http.get(rest("rpc/consultation_calendar"), ({ request }) => {
      keys.push(request.headers.get("authorization"));
      return HttpResponse.text("BEGIN:VCALENDAR");
    }),
  );
  await choose(user, "More for Clara {me}", "Calendar file");
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe("consultation.ics");
  expect(keys).toEqual([expect.stringMatching(/^Bearer .+/)]);
});

test("a calendar file that the backend does not send is reported in words", async () => {
  const { user } = await openRequest(asking({ status: "scheduled", scheduled_for: wanted }));
  server.use(http.get(rest("rpc/consultation_calendar"), () => HttpResponse.error()));
  await choose(user, "More for Clara {me}", "Calendar file");
  const message = "The server did not answer. Check your connection and try again.";
  expect(await findToast("The calendar file was not saved", message)).toBeVisible();
});

const siteEmails = () => serveNotifications({ service: "resend" });

test("nothing is sent before it is known who emails it to the client", async () => {
  siteEmails();
  let isDown = true;
  server.use(
    http.post(rest("rpc/notifications"), () => (isDown ? HttpResponse.error() : undefined)),
  );
  const { user } = await openRequest();
  await press(user, "Accept");
  const asked = await dialog(/^Accept/);
  expect(await asked.findByRole("alert")).toHaveTextContent("The server did not answer.");
  expect(asked.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();

  isDown = false;
  await send(user, asked, "Retry");
  await send(user, asked, "Accept");
  expect(
    await (await dialog("Accepted")).findByText(/Clara .*gets an email about it/),
  ).toBeVisible();
});

/** Opens the dialog that declines a request, on a site that sends emails. */
async function openMailedAnswer() {
  siteEmails();
  const opened = await openRequest();
  await opened.user.click(opened.card.getByRole("button", { name: /^Decline/ }));
  const asked = await dialog(/^Decline/);
  await asked.findByText(/^It is emailed to your client/);
  return { ...opened, asked, submit: "Decline", text: asked.getByLabelText("Your answer") };
}

/** Opens the dialog that moves a consultation, with another day, on a site that sends emails. */
async function openMailedMove() {
  siteEmails();
  const opened = await openRequest(asking({ status: "scheduled", scheduled_for: wanted }));
  await choose(opened.user, /^More/, "Change time");
  const asked = await dialog(/^Move/);
  chooseDay(asked, "2030-12-26");
  const text = await asked.findByLabelText("Your email");
  return { ...opened, asked, submit: "Change time", text };
}

function chooseDay(asked: Dialog, date: string) {
  fireEvent.change(asked.getByLabelText("Date"), { target: { value: date } });
}

test.each([
  ["an answer", openMailedAnswer],
  ["another time", openMailedMove],
])("on a site that sends emails, %s needs a text", { tags: "full" }, async (_what, open) => {
  const { user, asked, submit, text, stored } = await open();
  for (const nothing of ["", "  \n "]) {
    fireEvent.change(text, { target: { value: nothing } });
    asked.getByRole("button", { name: submit }).focus();
    await user.keyboard("{Enter}");
    expect(text).toBeInvalid();
    expect(text).toHaveFocus();
    expect(text).toHaveAccessibleDescription(/Please write something\.$/);
  }
  await earlierRequestsHaveArrived();
  expect(stored).toEqual([]);

  await fill(user, text, "See you.");
  expect(text).toBeValid();
  await send(user, asked, submit);
  await screen.findByText(/Clara .*gets an email about it/);
  expect(stored).toMatchObject([{ reply: "See you." }]);
});

const lacks = (words: string) => new RegExp(`does not mention the chosen time: ${words}`);

test("a text without the chosen time gets a warning", { tags: "full" }, async () => {
  const { user, asked, text, stored } = await openMailedMove();
  const told = asked.getByRole("status");
  await user.type(text, " Bring your kiln.");
  expect(told).toBeEmptyDOMElement();
  const typed = text.textContent;

  chooseDay(asked, "2030-12-27");
  expect(told).toHaveTextContent(lacks("Friday, December 27, 2030 at 3:00 PM"));
  expect(text).toHaveValue(typed);
  chooseDay(asked, "2030-12-26");
  expect(told).toBeEmptyDOMElement();
  // Some spaces in the formatted time are non-breaking.
  await user.clear(text);
  await fill(user, text, "On Thursday, December 26, 2030\nat 3:00 PM Coordinated Universal Time.");
  expect(told).toBeEmptyDOMElement();
  await fill(user, text, " See you");
  fireEvent.change(asked.getByLabelText("Time"), { target: { value: "16:00" } });
  expect(told).toHaveTextContent(lacks("Thursday, December 26, 2030 at 4:00 PM"));

  await send(user, asked, "Change time");
  await screen.findByText(/Clara .*gets an email about it/);
  expect(stored).toMatchObject([{ reply: expect.stringMatching(/3:00 PM.* See you$/) }]);
});

test("a proposal without the time in the client's time zone gets a warning", async () => {
  const { user, card } = await openRequest();
  await user.click(card.getByRole("button", { name: /^Propose/ }));
  const asked = await dialog(/^Propose another time to/);
  const text = asked.getByLabelText("Your answer");
  fireEvent.change(asked.getByLabelText("Time"), { target: { value: "09:30" } });
  chooseDay(asked, "2030-12-27");
  await user.type(text, "!");
  expect(asked.getByRole("status")).toBeEmptyDOMElement();
  chooseDay(asked, "2030-12-28");
  expect(asked.getByRole("status")).toHaveTextContent(
    lacks("Saturday, December 28, 2030 at 4:30 AM Eastern Standard Time"),
  );
});

test("on a site that sends emails, an answer needs no mail program, and declining needs no time", async () => {
  const { user, asked, text, stored } = await openMailedAnswer();
  await fill(user, text, "Sorry.");
  expect(asked.getByRole("status")).toBeEmptyDOMElement();
  await send(user, asked, "Decline");
  const told = await dialog("Declined");
  expect(told.getByText(/Clara .*gets an email about it/)).toBeVisible();
  expect(told.queryByRole("link")).not.toBeInTheDocument();
  expect(stored).toMatchObject([{ status: "declined" }]);
  expect(stored[0]?.reply).toMatch(/^Hello Clara.*Sorry\.$/s);
});

test.each(
  sample<[what: string, status: string, verb: string, submit: string]>(
    [
      ["accepts its time", "pending", "Accept", "Accept"],
      ["proposes another", "pending", "Propose another time", "Propose"],
      ["declines it", "pending", "Decline", "Decline"],
      ["changes its time", "scheduled", "Change time", "Change time"],
      ["calls it off", "scheduled", "Call off", "Call off"],
    ],
    ([what]) => what.endsWith("its time"),
  ),
)(
  "a consultation that its client has moved in the meantime stays as it is when the owner %s",
  async (_what, status, verb, submit) => {
    const date = status === "scheduled" ? "scheduled_for" : "requested_for";
    const request = asking({ status, [date]: wanted });
    const { user, change, steps } = await openRequest(request);
    if (status === "pending") await press(user, verb);
    else await choose(user, /^More/, verb);
    const asked = await dialog(/Clara/);
    for (const field of asked.queryAllByLabelText("Time"))
      fireEvent.change(field, { target: { value: "09:30" } });
    if (asked.queryByLabelText("Date")) chooseDay(asked, "2030-12-28");
    change(request.id, Object({ [date]: "2030-12-27T15:00:00+00:00", sequence: 1 }));
    await send(user, asked, submit);
    expect(await asked.findByRole("alert")).toHaveTextContent(
      `It was changed in the meantime and is ${status} now.`,
    );
    expect(steps).toEqual([]);
  },
);

test.each([
  ["an accepted time", "pending", "Accept", "Failed to update consultation status"],
  ["a changed time", "scheduled", "Change time", "Failed to change the consultation time"],
])(
  "Undo of %s does not overwrite the one that its client has chosen in the meantime",
  async (_what, status, verb, failed) => {
    const request = asking({
      status,
      [status === "pending" ? "requested_for" : "scheduled_for"]: wanted,
    });
    const { user, change, steps } = await openRequest(request);
    if (status === "pending") await press(user, verb);
    else await choose(user, /^More/, verb);
    const asked = await dialog(/Clara/);
    if (asked.queryByLabelText("Date")) chooseDay(asked, "2030-12-28");
    await send(user, asked, verb);
    await user.click(
      (await dialog(/^(Accepted|Time changed)$/)).getByRole("button", { name: "Later" }),
    );
    change(request.id, Object({ scheduled_for: "2030-12-27T15:00:00+00:00", sequence: 2 }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await findToast(failed, "It was changed in the meantime and is scheduled now.");
    expect(steps).toHaveLength(1);
  },
);

test("another time whose response was lost can be proposed again, and the client can be told", async () => {
  const request = asking();
  const { user, change, steps } = await openRequest(request);
  await press(user, "Propose another time");
  const asked = await dialog(/Clara/);
  fireEvent.change(asked.getByLabelText("Time"), { target: { value: "09:30" } });
  chooseDay(asked, "2030-12-28");
  server.use(
    http.patch(
      rest("consultation_requests"),
      async ({ request: patch }) => {
        change(request.id, Object({ ...Object(await patch.json()), sequence: 1 }));
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await send(user, asked, "Propose");
  expect(await asked.findByRole("alert")).toHaveTextContent(/try again/);
  await send(user, asked, "Propose");
  expect(
    await (await dialog("Proposed")).findByRole("link", { name: /^Write to Clara/ }),
  ).toBeVisible();
  expect(steps).toEqual([]);
});

test("a request that has expired in the meantime does not count as declined by the owner", async () => {
  const request = asking();
  const { user, change, steps } = await openRequest(request);
  await press(user, "Decline");
  const asked = await dialog(/Clara/);
  await user.clear(asked.getByLabelText("Your answer"));
  change(request.id, Object({ status: "declined", called_off_by: "clock", sequence: 1 }));
  await send(user, asked, "Decline");
  expect(await asked.findByRole("alert")).toHaveTextContent(
    /changed in the meantime and is declined/,
  );
  expect(steps).toEqual([]);
});

test("a time that has passed in the meantime is not accepted, and the dialog explains why", async () => {
  const past = "2020-12-24T15:00:00+00:00";
  const { user, stored } = await openRequest(asking({ requested_for: past }));
  await press(user, "Accept");
  const asked = await dialog(/^Accept/);
  expect(asked.queryByRole("alert")).toBeNull();
  await send(user, asked, "Accept");
  expect(asked.getByRole("alert")).toHaveTextContent(/^That time has passed\.$/);
  await earlierRequestsHaveArrived();
  expect(stored).toEqual([]);
});

test.each(
  sample([
    [
      "a consultation to be paid",
      { amount: 120, currency: "USD" },
      "for as long as its page says:",
    ],
    ["a free consultation", {}, "for 48 hours:"],
  ]),
)("a proposal states how long the time is held, for %s", async (_of, given, words) => {
  const { user } = await openRequest(asking(given));
  await press(user, "Propose another time");
  const asked = await dialog(/^Propose another time to/);
  expect(asked.getByDisplayValue(new RegExp(`I will keep it free ${words}`))).toBeVisible();
});

const unpaid = asking({ amount: 49.5, currency: "EUR", payment_reference: "C-1A2B3C4D" });

test("on a site without emails, the owner reminds an unpaid client by their own email, with a link", async () => {
  const { user } = await openRequest(unpaid);
  await choose(user, "More for Clara {me}", "Send a payment reminder");
  const asked = await dialog("Remind Clara {me} to pay");
  const link = asked.getByRole("link", { name: "Write to Clara {me}" });
  const [words, secret] = mailIn(link).text?.split("/date#") ?? [];
  expect(words).toContain("): €49.50, C-1A2B3C4D.");
  expect(words).toContain("Sunday, December 1, 2030 at 5:00 AM Eastern Standard Time");
  expect(words).toContain(`To see it, pay, move it or call it off: ${window.location.origin}`);
  const shared = recordPosts("rpc/share_date");
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() => expect(shared).toEqual([{ id: unpaid.id, token: secret }]));
});

test.each(
  sample([
    ["the site emails clients", unpaid, "resend"],
    ["it is paid", { ...unpaid, paid_at: "2026-11-20T10:00:00+00:00" }, null],
    ["its time is free again", { ...unpaid, held_until: "2020-01-01T10:00:00+00:00" }, null],
  ]),
)("no reminder is offered if %s", async (_case, request, service) => {
  serveNotifications({ service });
  const { user } = await openRequest(request);
  await user.click(screen.getByRole("button", { name: "More for Clara {me}" }));
  expect(await screen.findByRole("menuitem", { name: /^Delete/ })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Send a payment reminder" })).toBeNull();
});
