import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { BusyCalendar } from "@/data/busy-calendars";
import { busyCalendarRow } from "../../../support/factories";
import { fill } from "../../../support/fill";
import { openSettings } from "../../../support/open-settings";
import { rest, server } from "../../../support/server";
import { fillTable, query, serveFunctions } from "../../../support/table";
import { findToast } from "../../../support/toasts";

const FUNCTION = "*/functions/v1/calendars";
const section = () => within(screen.getByRole("region", { name: "Busy elsewhere" }));

/** The existing calendars, and why one cannot be read; otherwise it has one busy time. */
function serveCalendars(calendars: BusyCalendar[] = [], error: string | null = null) {
  const function_url = "https://site.example/functions/v1/calendars";
  fillTable(
    "private.busy_calendars",
    calendars.map((calendar) => ({ ...calendar, function_url })),
  );
  serveFunctions(
    "busy_calendars",
    "add_busy_calendar",
    "read_calendar_now",
    "remove_busy_calendar",
  );
  server.use(
    http.get(FUNCTION, () => HttpResponse.json({ answers: "calendars" })),
    http.post<never, { ticket: string }>(FUNCTION, async ({ request }) => {
      const { ticket } = await request.json();
      await query(
        `with read as (
           update private.busy_calendars set read_at = now(), error = $2
           where ticket_hash = private.hash_of_secret($1) returning id
         )
         insert into private.busy_times select id, tstzrange(now(), now() + interval '1 day') from read`,
        [ticket, error],
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
}
const stored = () =>
  query(
    "select name, private.calendar_url(calendar) as url, function_url from private.busy_calendars as calendar",
  );

test("a calendar is added by its secret URL, which is read at once and not shown again", async () => {
  serveCalendars();
  const { user } = await openSettings();
  expect(await section().findByText("No calendars yet.")).toBeVisible();

  await fill(user, section().getByLabelText("Name"), "Work ");
  await fill(user, section().getByLabelText("Secret address"), " webcal://a.example/secret.ics ");
  await user.click(section().getByRole("button", { name: "Add calendar" }));

  await findToast("Calendar read");
  expect(await stored()).toEqual([
    {
      name: "Work",
      url: "https://a.example/secret.ics",
      function_url: expect.stringMatching(/^http.*\/functions\/v1\/calendars$/),
    },
  ]);
  expect(await section().findByText(/, 1 busy time ahead\.$/)).toBeVisible();
  expect(section().getByLabelText("Secret address")).toHaveValue("");
});

test("without the function no URL is sent, and the typed text stays", async () => {
  serveCalendars();
  server.use(http.get(FUNCTION, () => new HttpResponse(null, { status: 404 })));
  const { user } = await openSettings();
  await fill(user, section().getByLabelText("Name"), "Work");
  await fill(user, section().getByLabelText("Secret address"), "https://a.example/secret.ics");
  await user.click(section().getByRole("button", { name: "Add calendar" }));

  await findToast(
    "The calendar was not added",
    "The function “calendars” is not answering. Deploy it first.",
  );
  expect(await stored()).toEqual([]);
  expect(section().getByLabelText("Secret address")).toHaveValue("https://a.example/secret.ics");
});

test("a URL that is corrected after a lost response is stored", { tags: "full" }, async () => {
  serveCalendars();
  const { user } = await openSettings();
  await fill(user, section().getByLabelText("Name"), "Work");
  await fill(user, section().getByLabelText("Secret address"), "https://a.example/secret.ic");
  server.use(
    http.post<never, { id: string }>(
      rest("rpc/add_busy_calendar"),
      async ({ request }) => {
        fillTable("private.busy_calendars", [
          {
            id: (await request.json()).id,
            name: "Work",
            function_url: "https://site.example/calendars",
          },
        ]);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(section().getByRole("button", { name: "Add calendar" }));
  await findToast("The calendar was not added");
  await fill(user, section().getByLabelText("Secret address"), "s");
  await user.click(section().getByRole("button", { name: "Add calendar" }));
  await findToast("Calendar read");
  expect(await stored()).toMatchObject([{}, { url: "https://a.example/secret.ics" }]);
});

test("a calendar that was added, but not read, is in the list", { tags: "full" }, async () => {
  serveCalendars();
  server.use(http.post(FUNCTION, () => new HttpResponse(null, { status: 500 })));
  const { user } = await openSettings();
  await fill(user, section().getByLabelText("Name"), "Work");
  await fill(user, section().getByLabelText("Secret address"), "https://a.example/secret.ics");
  await user.click(section().getByRole("button", { name: "Add calendar" }));

  await findToast(
    "The calendar was not read",
    "The function “calendars” is not answering. Deploy it first.",
  );
  expect(await section().findByText("Not read yet.")).toBeVisible();
  expect(section().getByLabelText("Secret address")).toHaveValue("");
});

test("a URL that the database refuses is reported at its field", async () => {
  serveCalendars();
  const message = "A calendar needs an https:// address of a public host.";
  const { user } = await openSettings();
  await fill(user, section().getByLabelText("Name"), "Work");
  await fill(user, section().getByLabelText("Secret address"), "https://10.0.0.1/a.ics");
  await user.click(section().getByRole("button", { name: "Add calendar" }));

  await findToast("The calendar was not added", message);
  expect(section().getByLabelText("Secret address")).toHaveAccessibleDescription(
    new RegExp(message),
  );
});

test("a calendar that could not be read shows why, and that the last reading still applies", async () => {
  const error = "The calendar’s server responded with 404.";
  serveCalendars(
    [busyCalendarRow({ name: "Work", left_out: 1 })],
    "The calendar’s server answers 404.",
  );
  const { user } = await openSettings();
  expect(
    await section().findByText(/1 entry could not be understood and is ignored/),
  ).toBeVisible();
  await user.click(section().getByRole("button", { name: "Read now: Work" }));

  await findToast("The calendar could not be read", error);
  expect(
    await section().findByText(`${error} The busy times from the last reading still apply.`),
  ).toBeVisible();
});

test("a calendar is removed after a question, and there can be at most ten", async () => {
  const calendars = Array.from({ length: 10 }, (_, index) =>
    busyCalendarRow({ name: `Calendar ${index}` }),
  );
  serveCalendars(calendars);
  const { user } = await openSettings();
  expect(await section().findByText("There can be at most 10 calendars.")).toBeVisible();
  expect(section().queryByLabelText("Secret address")).not.toBeInTheDocument();

  await user.click(section().getByRole("button", { name: "Remove Calendar 0" }));
  const dialog = within(screen.getByRole("dialog", { name: "Remove this calendar?" }));
  expect(dialog.getByText(/“Calendar 0”/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Remove" }));

  await findToast("Calendar removed");
  expect(await stored()).toHaveLength(9);
  expect(await section().findByLabelText("Secret address")).toBeVisible();
  expect(section().queryByText("Calendar 0")).not.toBeInTheDocument();
});
