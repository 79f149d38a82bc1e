import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";

// Separate from public.ts, so that visitors do not download it if the owner has no hours.

type FreeTimes = {
  /** The owner's time zone, e.g. "Europe/Berlin". */
  timeZone: string;
  minutes: number;
  /** The possible start times: ISO 8601, in order. */
  times: string[];
  /** How many days ahead a time can be booked. */
  daysAhead: number;
};

/**
 * The free times; null if the owner has set no hours.
 *
 * @param of the length of the consultation in minutes, by default that of the settings; or the secret of the
 * link to an appointment that is being moved, 43 characters
 */
export function freeTimesQuery(of: { length?: number | undefined } | { token: string }) {
  return queryOptions({
    queryKey: ["free-times", of],
    queryFn: async ({ signal }): Promise<FreeTimes | null> => {
      const data = await request((client) =>
        ("token" in of
          ? client.rpc("times_to_move", of)
          : client.rpc("free_times", of.length === undefined ? {} : { length: of.length }, {
              get: true,
            })
        ).abortSignal(signal),
      );
      const [free] = data;
      if (!free) return null;
      const times = free.times.map((time) => new Date(time).toISOString());
      const { time_zone: timeZone, minutes, days_ahead: daysAhead } = free;
      return { timeZone, minutes, times, daysAhead };
    },
    // Other people may take them.
    refetchOnMount: "always",
    // The secret is not kept.
    ...("token" in of && { gcTime: 0 }),
  });
}
