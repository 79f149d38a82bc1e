import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";

/** The series by name, each with the number of its last part. */
export type KnownSeries = Map<string, number>;

export const seriesKey = ["series"] as const;
const PARTS_LIMIT = 1000;

/** The series of all posts, in alphabetical order, from at most 1,000 parts. */
export function knownSeriesQuery() {
  return queryOptions({
    queryKey: seriesKey,
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from("posts")
          .select("series, series_part")
          .not("series", "is", null)
          .order("series")
          .order("series_part")
          .limit(PARTS_LIMIT)
          .abortSignal(signal),
      ),
    // A later part of the same series overwrites an earlier one.
    select: (parts): KnownSeries =>
      new Map(parts.map(({ series, series_part: part }) => [series ?? "", part])),
  });
}
