import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import type { InboxFilters } from "@/lib/inbox-types";
import { unwrap, getClient } from "@/lib/supabase/client";
import { storableText } from "@/lib/text/storable-text";
import { countsOf, matching, pageOf, useCsvExport, useStatusChange, whenOpened } from "../inbox";
import { afterCursor, NEWEST_FIRST } from "../paging";

// What only the owner asks of consultation_requests is apart from what visitors load.

export type ConsultationRequest = Omit<Tables<"consultation_requests">, "search_text">;

const COLUMNS =
  "id, name, email, company, project_type, budget_range, timeline, message, status, created_at";

/** Prefix of the keys below, for invalidation. */
export const consultationsKey = ["consultation-requests"] as const;

/** A page of 20 requests for the owner; the search looks in name, email and project type. */
export function consultationsQuery(filters: InboxFilters) {
  return queryOptions({
    queryKey: [...consultationsKey, "list", filters],
    queryFn: async ({ signal }) => {
      const requests = (await getClient()).from("consultation_requests");
      return pageOf<ConsultationRequest>(filters.page, (from, to) =>
        matching(requests.select(COLUMNS, { count: "exact" }), filters)
          .range(from, to)
          .abortSignal(signal),
      );
    },
    placeholderData: keepPreviousData,
    ...whenOpened,
  });
}

/** How many requests of each status hold the search's text. */
export function consultationCountsQuery(search: string) {
  return queryOptions({
    queryKey: [...consultationsKey, "counts", search],
    queryFn: async ({ signal }) => {
      const client = await getClient();
      const { data } = await unwrap(
        client.rpc("consultation_counts", { search: storableText(search) }).abortSignal(signal),
      );
      return countsOf(data);
    },
    placeholderData: keepPreviousData,
    ...whenOpened,
  });
}

/** Schedules, declines or completes one request, or takes that back. */
export function useSetConsultationStatus(id: string) {
  return useStatusChange(id, {
    key: consultationsKey,
    subject: "Consultation status",
    change: async (requestId, { from, to }) => {
      const requests = (await getClient()).from("consultation_requests");
      const update = requests.update({ status: to }).eq("id", requestId).eq("status", from);
      return (await unwrap(update.select("status"))).data;
    },
    find: async (requestId) => {
      const requests = (await getClient()).from("consultation_requests");
      return (await unwrap(requests.select("status").eq("id", requestId))).data;
    },
  });
}

/** Deletes a request for good. */
export function useDeleteConsultation() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getClient();
      await unwrap(client.from("consultation_requests").delete().eq("id", id));
    },
    meta: {
      invalidates: [consultationsKey],
      success: () => ({ title: "Consultation deleted" }),
      failure: (error) => ({ title: "Failed to delete consultation", description: error.message }),
    },
  });
}

/** Saves the requests that match as CSV. */
export function useExportConsultations() {
  return useCsvExport<ConsultationRequest>({
    noun: "consultation",
    fileStem: "consultations",
    columns: [
      "created_at",
      "status",
      "name",
      "email",
      "company",
      "project_type",
      "budget_range",
      "timeline",
      "message",
    ],
    ask: async (filters, after, limit) => {
      const requests = (await getClient()).from("consultation_requests");
      const all = requests.select(COLUMNS, after ? {} : { count: "exact" });
      const query = matching(all, { ...filters, sort: "newest" }).limit(limit);
      return unwrap(after ? afterCursor(query, NEWEST_FIRST, after) : query);
    },
  });
}
