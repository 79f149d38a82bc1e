import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";
import { relayFormIfEnabled } from "@/data/relay-form-if-enabled";

/** The times that visitors can choose from. */
export type FreeTimes = {
  /** The owner's time zone, e.g. «Europe/Berlin». */
  timeZone: string;
  /** How long a consultation takes. */
  minutes: number;
  /** When one can begin: ISO 8601, in order, in the next 60 days. */
  times: string[];
};

const freeTimesKey = ["free-times"];

/** The free times; null if the owner has set no hours. */
export function freeTimesQuery() {
  return queryOptions({
    queryKey: freeTimesKey,
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

/** `id` is made in the browser, so that sending it again stores nothing twice. */
export type NewConsultationRequest = Omit<
  Tables<"consultation_requests">,
  | "status"
  | "scheduled_for"
  | "created_at"
  | "search_text"
  | "minutes"
  | "proposed_for"
  | "held_until"
  | "reply"
>;

/**
 * Stores a consultation request, with a time that is then held for 48 hours, and relays it to the form service if the owner has enabled that.
 * Fails if either fails.
 */
export function useRequestConsultation(notices: Notices) {
  return useMutation({
    mutationFn: async (asked: NewConsultationRequest, { client: queryClient }) => {
      const { company, budget_range, timeline, requested_for, time_zone, ...required } = asked;
      const { id: _id, ...message } = required;
      await request((client) =>
        client.rpc("send_consultation_request", {
          ...required,
          ...(company !== null && { company }),
          ...(budget_range !== null && { budget_range }),
          ...(timeline !== null && { timeline }),
          ...(requested_for !== null && { requested_for }),
          ...(time_zone !== null && { time_zone }),
        }),
      );
      await relayFormIfEnabled(queryClient, {
        ...message,
        company,
        budget_range,
        timeline,
        ...(requested_for !== null && { requested_for, time_zone }),
        subject: "New Consultation Request",
        formType: "consultation",
      });
    },
    meta: { invalidates: [freeTimesKey], ...notices },
  });
}
