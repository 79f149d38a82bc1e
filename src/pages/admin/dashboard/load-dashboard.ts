import type { QueryClient } from "@tanstack/react-query";
import {
  dashboardNumbersQuery,
  nextConsultationQuery,
  nextUnpaidQuery,
  recentMessagesQuery,
  recentPostsQuery,
} from "@/data/dashboard";
import { openNotesQuery } from "@/data/posts/draft-links";

/** Fetches everything that the dashboard shows. */
export function loadDashboard(client: QueryClient): void {
  void client.prefetchQuery(dashboardNumbersQuery());
  void client.prefetchQuery(nextConsultationQuery());
  void client.prefetchQuery(nextUnpaidQuery());
  void client.prefetchQuery(openNotesQuery());
  void client.prefetchQuery(recentPostsQuery());
  void client.prefetchQuery(recentMessagesQuery());
}
