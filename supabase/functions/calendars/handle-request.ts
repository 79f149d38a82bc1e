import { busyTimes } from "./busy-times.ts";
import { fetchCalendar } from "./fetch-calendar.ts";

/** Calls a database function; the result is the text of its response. */
export type CallDatabase = (name: string, args: Record<string, unknown>) => Promise<string>;

/** The response of the database's `calendar_to_read`. */
type CalendarToRead = {
  url: string;
  etag: string | null;
  from_time: string;
  until_time: string;
  time_zone: string;
  addresses: string[];
  consultations: string[];
};

/** Lets the owner's browser check whether the function is deployed. */
const CORS_HEADERS = { "Access-Control-Allow-Origin": "*" };
/** The time limit for one calendar, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Fetches an external calendar, and stores its busy times in the database:
 *
 * - `POST` with `{"ticket": …}` fetches the calendar for which the database has issued the ticket. The outcome goes to
 *   the database, and is not in the response.
 * - `GET` shows that the function is deployed.
 *
 * Runs in Deno on a hosted project (index.ts), and in the embedded backend.
 */
export async function handleCalendarRequest(
  request: Request,
  call: CallDatabase,
  fetchText: typeof fetchCalendar = fetchCalendar,
): Promise<Response> {
  if (request.method === "GET") {
    return Response.json({ answers: "calendars" }, { headers: CORS_HEADERS });
  }
  if (request.method !== "POST") return new Response(null, { status: 405, headers: CORS_HEADERS });
  try {
    const { ticket }: { ticket?: unknown } = Object(await request.json().catch(() => null));
    const calendars: CalendarToRead[] = JSON.parse(
      await call("calendar_to_read", { ticket: String(ticket) }),
    );
    const [calendar] = calendars;
    if (!calendar) return new Response(null, { status: 404, headers: CORS_HEADERS });
    await call("keep_busy_times", { ticket, ...(await read(calendar, fetchText)) });
    return new Response(null, { status: 204, headers: CORS_HEADERS });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return new Response(`${message}\n`, { status: 502, headers: CORS_HEADERS });
  }
}

/** The result of fetching a calendar, for the database. */
async function read(calendar: CalendarToRead, fetchText: typeof fetchCalendar): Promise<object> {
  try {
    const fetched = await fetchText(calendar.url, calendar.etag);
    if (!fetched) return {};
    const deadline = performance.now() + TIMEOUT;
    const { periods, leftOut } = busyTimes(
      fetched.text,
      {
        from: Date.parse(calendar.from_time),
        until: Date.parse(calendar.until_time),
        timeZone: calendar.time_zone,
        addresses: calendar.addresses,
        consultations: calendar.consultations,
      },
      () => performance.now() > deadline,
    );
    return {
      periods: periods.map((period) => period.map((time) => new Date(time).toISOString())),
      etag: fetched.etag,
      left_out: leftOut,
    };
  } catch (error) {
    return { error: error instanceof Error ? error.message : "It could not be read." };
  }
}
