import { queryOptions, useMutation } from "@tanstack/react-query";
import { calendarFeedUrl } from "@/data/consultation-requests/calendars";
import { newSecret } from "@/lib/browser/secret";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";

const feedKey = ["calendar-feed"];

/** When the secret address of the owner's calendar was made, ISO 8601; null if there is none. */
export function calendarFeedQuery() {
  return queryOptions({
    queryKey: feedKey,
    queryFn: async ({ signal }): Promise<string | null> => {
      const { data } = await request((client) =>
        client.rpc("calendar_feed_made_at").abortSignal(signal),
      );
      return data[0] ?? null;
    },
  });
}

/** Makes a new address, in place of the former; the result is its URL, which cannot be read again. */
export function useMakeCalendarFeed(notices: Notices<string, void>) {
  return useMutation({
    mutationFn: async () => {
      const token = newSecret();
      await request((client) => client.rpc("set_calendar_feed", { token }));
      return calendarFeedUrl(token);
    },
    meta: { invalidates: [feedKey], ...notices },
  });
}

export function useRemoveCalendarFeed(notices: Notices<void, void>) {
  return useMutation({
    mutationFn: async () => {
      await request((client) => client.rpc("set_calendar_feed", { token: "" }));
    },
    meta: { invalidates: [feedKey], ...notices },
  });
}
