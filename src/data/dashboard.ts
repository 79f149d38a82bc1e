import { queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/supabase/database.types";
import { BackendError } from "@/lib/requests/backend-error";
import { request } from "@/lib/supabase/client";

export type DashboardNumbers =
  Database["public"]["Functions"]["dashboard_numbers"]["Returns"][number];

const RECENT_LIMIT = 5;

// Every visit of the dashboard asks anew: what it sums up is changed on all the other screens.
const always = { refetchOnMount: "always" } as const;

/** The numbers of the owner's dashboard, counted by the database in one call. */
export function dashboardNumbersQuery() {
  return queryOptions({
    queryKey: ["dashboard", "numbers"],
    queryFn: async ({ signal }): Promise<DashboardNumbers> => {
      // A set of rows, empty for anybody but the owner: it is requested before the owner check returns.
      const { data } = await request((client) =>
        client.rpc("dashboard_numbers").abortSignal(signal),
      );
      const [numbers] = data;
      if (!numbers) throw new BackendError("These numbers are the owner's alone.", "", 403);
      return numbers;
    },
    ...always,
  });
}

/** The newest posts, drafts included, at most 5. */
export function recentPostsQuery() {
  return queryOptions({
    queryKey: ["dashboard", "recent-posts"],
    queryFn: async ({ signal }) => {
      const { data } = await request((client) =>
        client
          .from("posts")
          .select("id, title, published, unlisted, views, likes, listed_at")
          .order("listed_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(RECENT_LIMIT)
          .abortSignal(signal),
      );
      return data;
    },
    ...always,
  });
}

/** The newest contact messages, at most 5. */
export function recentMessagesQuery() {
  return queryOptions({
    queryKey: ["dashboard", "recent-messages"],
    queryFn: async ({ signal }) => {
      const { data } = await request((client) =>
        client
          .from("contact_messages")
          .select("id, subject, name, status, created_at")
          .order("created_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(RECENT_LIMIT)
          .abortSignal(signal),
      );
      return data;
    },
    ...always,
  });
}

/** The next consultation that has a time, or null. */
export function nextConsultationQuery() {
  return queryOptions({
    queryKey: ["dashboard", "next-consultation"],
    queryFn: async ({ signal }) => {
      const { data } = await request((client) =>
        client
          .from("consultation_requests")
          .select("id, name, scheduled_for")
          .eq("status", "scheduled")
          .gte("scheduled_for", "now")
          .order("scheduled_for")
          .limit(1)
          .abortSignal(signal),
      );
      return data[0] ?? null;
    },
    ...always,
  });
}
