import { queryOptions } from "@tanstack/react-query";
import type { RowOf } from "@/lib/supabase/functions";
import { request } from "@/lib/supabase/client";
import { requestAsOwner } from "./one-row";
import { t } from "@/lib/words";

export type DashboardNumbers = RowOf<"dashboard_numbers">;

const RECENT_LIMIT = 5;

// Refetched at every visit of the dashboard, because it summarizes data that other pages change; but not if it
// was fetched while the dashboard was opening.
export const refetchOnVisit = { staleTime: 2_000 };

/** The numbers of the owner's dashboard, computed by the database in one call. */
export function dashboardNumbersQuery() {
  return queryOptions({
    queryKey: ["dashboard", "numbers"],
    // It is sent while the ownership check is running.
    queryFn: ({ signal }): Promise<DashboardNumbers> =>
      requestAsOwner(t("Only the owner can see these numbers."), (client) =>
        client.rpc("dashboard_numbers").abortSignal(signal).maybeSingle(),
      ),
    ...refetchOnVisit,
  });
}

/** The posts created last, drafts included, at most 5. */
export function recentPostsQuery() {
  return queryOptions({
    queryKey: ["dashboard", "recent-posts"],
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from("posts")
          .select(
            "id, title, published, unlisted, views, likes, created_at, published_at, listed_at",
          )
          .order("created_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(RECENT_LIMIT)
          .abortSignal(signal),
      ),
    ...refetchOnVisit,
  });
}

/** The newest contact messages, at most 5. */
export function recentMessagesQuery() {
  return queryOptions({
    queryKey: ["dashboard", "recent-messages"],
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from("contact_messages")
          .select("id, subject, name, status, created_at")
          .order("created_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(RECENT_LIMIT)
          .abortSignal(signal),
      ),
    ...refetchOnVisit,
  });
}

/** The unpaid request whose time expires next, or null. */
export function nextUnpaidQuery() {
  return queryOptions({
    queryKey: ["dashboard", "next-unpaid"],
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from("consultation_requests")
          .select("id, name, held_until")
          .in("status", ["pending", "scheduled"])
          .not("amount", "is", null)
          .is("paid_at", null)
          .gte("held_until", "now")
          .order("held_until")
          .limit(1)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    ...refetchOnVisit,
  });
}

export function nextConsultationQuery() {
  return queryOptions({
    queryKey: ["dashboard", "next-consultation"],
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from("consultation_requests")
          .select("id, name, scheduled_for")
          .eq("status", "scheduled")
          .gte("scheduled_for", "now")
          .order("scheduled_for")
          .limit(1)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    ...refetchOnVisit,
  });
}
