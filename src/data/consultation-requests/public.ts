import { useMutation } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";

/** `id` is made in the browser, so that sending it again stores nothing twice. */
export type NewConsultationRequest = Omit<
  Tables<"consultation_requests">,
  | "status"
  | "scheduled_for"
  | "created_at"
  | "search_text"
  | "requested_for"
  | "time_zone"
  | "minutes"
  | "proposed_for"
  | "held_until"
  | "reply"
> & {
  /** A free time, ISO 8601, and the zone that it was shown in. */
  requested_for?: string;
  time_zone?: string;
};

/**
 * Stores a consultation request, with a time that is then held for 48 hours; the database tells the owner. Fails
 * with the code PT409 if somebody else has got the time.
 */
export function useRequestConsultation(notices: Notices) {
  return useMutation({
    mutationFn: async (asked: NewConsultationRequest) => {
      const { company, budget_range, timeline, ...required } = asked;
      await request((client) =>
        client.rpc("send_consultation_request", {
          ...required,
          ...(company !== null && { company }),
          ...(budget_range !== null && { budget_range }),
          ...(timeline !== null && { timeline }),
        }),
      );
    },
    meta: notices,
  });
}
