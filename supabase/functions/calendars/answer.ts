import { busyTimes } from "./busy-times.ts";
import { fetchCalendar } from "./fetch-calendar.ts";

/** Calls a function of the database; the result is the text of its answer. */
export type CallDatabase = (name: string, args: Record<string, unknown>) => Promise<string>;

/** As `calendar_to_read` of the database answers. */
type Order = {
  url: string;
  etag: string | null;
  from_time: string;
  until_time: string;
  time_zone: string;
  addresses: string[];
  consultations: string[];
};

/** So that the owner's browser can ask whether the function is there. */
const ANYWHERE = { "Access-Control-Allow-Origin": "*" };
/** Milliseconds that the work on one calendar may take. */
const PATIENCE = 10_000;

/**
 * Reads a calendar elsewhere, and tells the database when something is busy in it:
 *
 * - `POST` with `{"ticket": …}` reads that for which the database has made the ticket. What came of it is for the
 *   database, and not in the answer.
 * - `GET` says that the function is there.
 *
 * Runs in Deno on a hosted project (index.ts), and in the embedded backend.
 */
export async function answerCalendars(
  request: Request,
  call: CallDatabase,
  fetchText: typeof fetchCalendar = fetchCalendar,
): Promise<Response> {
  if (request.method === "GET") {
    return Response.json({ answers: "calendars" }, { headers: ANYWHERE });
  }
  if (request.method !== "POST") return new Response(null, { status: 405, headers: ANYWHERE });
  try {
    const { ticket }: { ticket?: unknown } = Object(await request.json().catch(() => null));
    const orders: Order[] = JSON.parse(await call("calendar_to_read", { ticket: String(ticket) }));
    const [order] = orders;
    if (!order) return new Response(null, { status: 404, headers: ANYWHERE });
    await call("keep_busy_times", { ticket, ...(await read(order, fetchText)) });
    return new Response(null, { status: 204, headers: ANYWHERE });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return new Response(`${message}\n`, { status: 502, headers: ANYWHERE });
  }
}

/** What the database is told of a calendar. */
async function read(order: Order, fetchText: typeof fetchCalendar): Promise<object> {
  try {
    const fetched = await fetchText(order.url, order.etag);
    if (!fetched) return {};
    const deadline = performance.now() + PATIENCE;
    const { periods, leftOut } = busyTimes(
      fetched.text,
      {
        from: Date.parse(order.from_time),
        until: Date.parse(order.until_time),
        timeZone: order.time_zone,
        addresses: order.addresses,
        consultations: order.consultations,
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
