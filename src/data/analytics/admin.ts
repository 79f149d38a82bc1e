import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { serverTime } from "@/lib/clock";
import { request } from "@/lib/supabase/client";

// The owner's queries for page views, in a file that visitors do not load.

/** Periods in days: today, and the last 7, 30 and 90 days. */
export type Period = "1" | "7" | "30" | "90";
export type ViewsByPeriod = Record<Period, number>;

export type AnalyticsSummary = {
  /** When it was counted, ISO 8601. */
  asOf: string;
  totalViews: number;
  uniquePages: number;
  /** The most viewed pages of all time, at most 10. */
  pageViews: { path: string; views: number }[];
  /** The latest views, newest first, at most 100; `time` is ISO 8601. */
  recentViews: { path: string; time: string }[];
  /** Id of the article that `days` and `hours` refer to; undefined for the whole site. */
  ofPost: string | undefined;
  /** The last 90 UTC days as YYYY-MM-DD, today last. */
  days: DayViews[];
  /** Today's 24 hours in UTC. */
  hours: number[];
  /** The most viewed articles of each period; `readers` is the article's own counter. */
  articles: { id: string; title: string; readers: number; views: ViewsByPeriod }[];
  /** The most frequent referring domains of each period; an empty name stands for all others. */
  domains: { domain: string; views: ViewsByPeriod }[];
};
export type DayViews = { day: string; views: number };

/**
 * Page views, aggregated by the database. Refetched every minute while on screen.
 *
 * @param ofPost id of the article to return days and hours for, instead of the whole site
 */
export function analyticsQuery(ofPost?: string) {
  return queryOptions({
    queryKey: ["analytics", ofPost ?? "all"],
    queryFn: async ({ signal }): Promise<AnalyticsSummary> => {
      const data = await request((client) =>
        client
          .rpc("analytics_summary", ofPost === undefined ? {} : { of_post: ofPost })
          .abortSignal(signal)
          .single(),
      );
      return {
        asOf: serverTime(),
        totalViews: data.total_views,
        uniquePages: data.unique_pages,
        pageViews: data.top_paths.map((path, at) => ({ path, views: data.top_views[at] ?? 0 })),
        recentViews: data.recent_paths.map((path, at) => ({
          path,
          time: data.recent_times[at] ?? "",
        })),
        ofPost,
        days: data.days.map((day, at) => ({ day, views: data.day_views[at] ?? 0 })),
        hours: data.hour_views,
        articles: data.article_ids.map((id, at) => ({
          id,
          title: data.article_titles[at] ?? "",
          readers: data.article_readers[at] ?? 0,
          views: byPeriod(at, (period) => data[`article_views_${period}`]),
        })),
        domains: data.domains.map((domain, at) => ({
          domain,
          views: byPeriod(at, (period) => data[`domain_views_${period}`]),
        })),
      };
    },
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
}

function byPeriod(at: number, viewsIn: (period: Period) => number[]): ViewsByPeriod {
  const views = (period: Period) => viewsIn(period)[at] ?? 0;
  return { "1": views("1"), "7": views("7"), "30": views("30"), "90": views("90") };
}
