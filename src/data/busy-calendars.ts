import { queryOptions } from "@tanstack/react-query";
import { createCallHook, createMutationHook } from "@/data/create-mutation-hook";
import { callFunction, functionUrl } from "@/data/edge-functions";
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

/** Adds a calendar without fetching it. Its URL cannot be read back. */
export const useAddBusyCalendar = createMutationHook(
  async (calendar: NewCalendar) => {
    const function_url = functionUrl("calendars");
    if (!(await callFunction(function_url))) throw new Error(NO_FUNCTION);
    await request((client) => client.rpc("add_busy_calendar", { ...calendar, function_url }));
  },
  [calendarsKey],
);

/** Fetches a calendar at once, and returns its state after that. */
export const useReadBusyCalendar = createMutationHook(readCalendar, [calendarsKey]);

export const useRemoveBusyCalendar = createCallHook("remove_busy_calendar", [calendarsKey]);

async function readCalendar(id: string): Promise<BusyCalendar | null> {
  const ticket = await request((client) => client.rpc("read_calendar_now", { id }));
  const init = { method: "POST", body: JSON.stringify({ ticket }) };
  if (!(await callFunction(functionUrl("calendars"), init, TIMEOUT))) throw new Error(NO_FUNCTION);
  const calendars = await request((client) => client.rpc("busy_calendars"));
  return calendars.find((calendar) => calendar.id === id) ?? null;
}
