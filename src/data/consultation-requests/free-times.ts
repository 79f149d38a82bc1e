import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";

// Apart from public.ts, so that visitors do not download it where the owner has no hours.

/** The times that visitors can choose from. */
type FreeTimes = {
  /** The owner's time zone, e.g. «Europe/Berlin». */
  timeZone: string;
  /** How long a consultation takes. */
  minutes: number;
  /** When one can begin: ISO 8601, in order, in the next 60 days. */
  times: string[];
};

/** The free times; null if the owner has set no hours. */
export function freeTimesQuery() {
  return queryOptions({
    queryKey: ["free-times"],
    queryFn: async ({ signal }): Promise<FreeTimes | null> => {
      const { data } = await request((client) => client.rpc("free_times").abortSignal(signal));
      const [free] = data;
      if (!free) return null;
      const times = free.times.map((time) => new Date(time).toISOString());
      return { timeZone: free.time_zone, minutes: free.minutes, times };
    },
    // Other people take them.
    refetchOnMount: "always",
  });
}
