import { queryOptions } from "@tanstack/react-query";
import { createCallHook, createMutationHook } from "@/data/create-mutation-hook";
import { env } from "@/lib/env";
import type { RowOf } from "@/lib/supabase/functions";
import { request } from "@/lib/supabase/client";
import { t } from "@/lib/words";

/** An external calendar, without its URL; the migration describes each column. */
export type BusyCalendar = Omit<RowOf<"busy_calendars">, "read_at" | "error"> & {
  /** ISO 8601; null if it has never been read. */
  read_at: string | null;
  /** Why it could not be read, in the site's language; null if it could. */
  error: string | null;
};
/** A calendar to add, with an id generated in the browser, and its secret URL. */
export type NewCalendar = { id: string; name: string; url: string };

const calendarsKey = ["busy-calendars"];
/** The time limit for the function to start and to read a calendar, in milliseconds. */
const TIMEOUT = 60_000;
const NO_FUNCTION = t("The function “calendars” is not answering. Deploy it first.");

/** The external calendars that are checked for busy times, for the owner. */
export function busyCalendarsQuery() {
  return queryOptions({
    queryKey: calendarsKey,
    queryFn: async ({ signal }): Promise<BusyCalendar[]> => {
      return request((client) => client.rpc("busy_calendars").abortSignal(signal));
    },
    refetchOnMount: "always",
  });
}

/**
 * Adds a calendar and fetches it. Its URL cannot be read back.
 *
 * @returns the calendar's state after that
 */
export const useAddBusyCalendar = createMutationHook(
  async (calendar: NewCalendar) => {
    if (!(await callFunction({ method: "GET" }))) throw new Error(NO_FUNCTION);
    await request((client) =>
      client.rpc("add_busy_calendar", { ...calendar, function_url: functionUrl() }),
    );
    return readCalendar(calendar.id);
  },
  [calendarsKey],
);

/** Fetches a calendar at once, and returns its state after that. */
export const useReadBusyCalendar = createMutationHook(readCalendar, [calendarsKey]);

export const useRemoveBusyCalendar = createCallHook("remove_busy_calendar", [calendarsKey]);

async function readCalendar(id: string): Promise<BusyCalendar | null> {
  const ticket = await request((client) => client.rpc("read_calendar_now", { id }));
  if (!(await callFunction({ method: "POST", body: JSON.stringify({ ticket }) })))
    throw new Error(NO_FUNCTION);
  const calendars = await request((client) => client.rpc("busy_calendars"));
  return calendars.find((calendar) => calendar.id === id) ?? null;
}

/** The URL of the function `calendars`, see `supabase/functions/calendars/`. */
function functionUrl(): string {
  return new URL(`${env.backendUrl()}/functions/v1/calendars`, location.href).href;
}

/** Whether the function has responded with success. */
async function callFunction(init: RequestInit): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(functionUrl(), { ...init, signal }).catch(() => null);
  return response?.ok ?? false;
}
