import { queryOptions } from "@tanstack/react-query";
import { createMutationHook } from "@/data/create-mutation-hook";
import { calendarUrl } from "@/data/consultation-requests/calendars";
import { callFunction, functionUrl } from "@/data/edge-functions";
import { newSecret } from "@/lib/browser/secret";
import { request } from "@/lib/supabase/client";

/** The URL, and whether the site's public key is in it. */
type CalendarUrl = { url: string; hasKey: boolean };

const feedKey = ["calendar-feed"];

/** When the secret URL of the owner's calendar was created, ISO 8601; null if there is none. */
export function calendarFeedQuery() {
  return queryOptions({
    queryKey: feedKey,
    queryFn: async ({ signal }): Promise<string | null> => {
      const data = await request((client) =>
        client.rpc("calendar_feed_made_at").abortSignal(signal),
      );
      return data[0] ?? null;
    },
  });
}

/**
 * Creates a new URL, which replaces the previous one and cannot be read again. It is served by the function
 * `mail`, if that is deployed: at the REST API it needs the site's key, and stops working with it.
 */
export const useMakeCalendarFeed = createMutationHook(async (): Promise<CalendarUrl> => {
  const token = newSecret();
  await request((client) => client.rpc("set_calendar_feed", { token }));
  const url = functionUrl("mail", `/calendar?token=${token}`);
  return (await callFunction(url))
    ? { url, hasKey: false }
    : { url: calendarUrl("calendar_feed", { token }), hasKey: true };
}, [feedKey]);

export const useRemoveCalendarFeed = createMutationHook(
  () => request((client) => client.rpc("set_calendar_feed", { token: "" })),
  [feedKey],
);
