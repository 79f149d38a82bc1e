import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";

// What only the owner asks of site_analytics is apart from what visitors load.

export type AnalyticsSummary = {
  totalViews: number;
  uniquePages: number;
  /** The most viewed pages, at most 10. */
  pageViews: { path: string; views: number }[];
  /** The latest views, newest first, at most 100; `time` is ISO 8601. */
  recentViews: { path: string; time: string }[];
  /** The last 90 days of UTC as YYYY-MM-DD, today last. */
  days: DayViews[];
};
export type DayViews = { day: string; views: number };

/** What was viewed, summed up by the database. Looks again every minute while it is on screen. */
export function analyticsQuery() {
  return queryOptions({
    queryKey: ["analytics"],
    queryFn: async ({ signal }): Promise<AnalyticsSummary> => {
      const { data } = await request((client) =>
        client.rpc("analytics_summary").abortSignal(signal).single(),
      );
      return {
        totalViews: data.total_views,
        uniquePages: data.unique_pages,
        pageViews: data.top_paths.map((path, at) => ({ path, views: data.top_views[at] ?? 0 })),
        recentViews: data.recent_paths.map((path, at) => ({
          path,
          time: data.recent_times[at] ?? "",
        })),
        days: data.days.map((day, at) => ({ day, views: data.day_views[at] ?? 0 })),
      };
    },
    refetchInterval: 60_000,
  });
}
