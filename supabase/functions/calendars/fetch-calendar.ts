import { isIP, type LookupFunction } from "node:net";
import { Agent, request } from "undici";
import { bytesWithin } from "../_shared/bytes-within.ts";
import { AddressRefusal, isPublic, publicLookup } from "../_shared/public-address.ts";
import { uncompressed } from "../_shared/uncompressed.ts";

/** Calendars of Google and others include the whole past. */
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_REDIRECTS = 5;
/** Milliseconds, including all redirects and the download. */
const DEADLINE = 30_000;

export type FetchedCalendar = { text: string; etag: string | null };
export type FetchOptions = {
  /** Resolves the host of a connection; by default only to addresses of the public internet. */
  lookup?: LookupFunction;
  /** A certificate authority to trust instead of the usual ones. */
  ca?: string;
  /** Milliseconds. */
  deadline?: number;
};

/**
 * Fetches a calendar from the public internet, with limits of size and time. No error contains its URL, which
 * is a secret. Uses undici, because the `https` of the functions' runtime cannot connect to the address that
 * was checked.
 *
 * @param etag of the known version, if any
 * @returns null if it has not changed since then
 * @throws {Error} with a message, if it cannot be fetched
 */
export async function fetchCalendar(
  calendarUrl: string,
  etag: string | null,
  { lookup = publicLookup(), ca, deadline = DEADLINE }: FetchOptions = {},
): Promise<FetchedCalendar | null> {
  const agent = new Agent({
    allowH2: false,
    connect: { lookup, ...(ca === undefined ? {} : { ca }) },
  });
  const signal = AbortSignal.timeout(deadline);
  const headers = {
    accept: "text/calendar",
    "accept-encoding": "identity",
    "user-agent": "calendars",
    ...(etag === null ? {} : { "if-none-match": etag }),
  };
  try {
    let url = new URL(calendarUrl);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      refusePrivate(url);
      const response = await request(url, { dispatcher: agent, signal, headers });
      const { statusCode: status, body } = response;
      // An aborted body ends with an error that nothing else handles.
      body.on("error", () => {});
      const location = oneOf(response.headers["location"]);
      if (status >= 300 && status < 400 && status !== 304 && location !== null) {
        body.destroy();
        url = new URL(location, url);
        continue;
      }
      if (status === 304 && etag !== null) return null;
      if (status !== 200) throw new CalendarError(`The calendar’s server answers ${status}.`);
      const content = uncompressed(body, oneOf(response.headers["content-encoding"]) ?? "");
      const bytes = await bytesWithin(MAX_BYTES, content);
      if (!bytes) throw new CalendarError("The calendar is larger than 20 MB.");
      return { text: bytes.toString(), etag: oneOf(response.headers["etag"]) };
    }
    throw new CalendarError("The calendar’s server redirects too often.");
  } catch (error) {
    throw error instanceof CalendarError ? error : new Error(sentenceOf(error, signal));
  } finally {
    await agent.destroy();
  }
}

class CalendarError extends Error {}

/** An IP address is never resolved, so it is checked here. The URL parser normalizes all spellings of numbers. */
function refusePrivate({ protocol, hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:")
    throw new CalendarError("The calendar’s server leads away from https.");
  if (isIP(host) && !isPublic(host)) throw new AddressRefusal();
}

function oneOf(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}

function sentenceOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof AddressRefusal) return "The calendar is not on the public internet.";
  if (signal.aborted) return "The calendar’s server does not answer in time.";
  return "The calendar’s server does not answer, or has no valid certificate.";
}
