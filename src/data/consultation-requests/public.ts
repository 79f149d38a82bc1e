import { useMutation } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import type { Notices } from "@/lib/query-client";
import { insertIdempotently } from "@/lib/supabase/idempotent-insert";
import { relayFormIfEnabled } from "@/data/relay-form-if-enabled";

/** `id` is made in the browser, so that sending again never stores twice. */
export type NewConsultationRequest = Omit<
  Tables<"consultation_requests">,
  "status" | "scheduled_for" | "created_at" | "search_text"
>;

/**
 * Stores a consultation request, then passes it on to the form service where the owner wants that.
 * Both must succeed.
 */
export function useRequestConsultation(notices: Notices) {
  return useMutation({
    mutationFn: async (request: NewConsultationRequest, { client: queryClient }) => {
      await insertIdempotently((client) => client.from("consultation_requests").insert(request));
      const { id: _id, ...fields } = request;
      await relayFormIfEnabled(queryClient, {
        ...fields,
        subject: "New Consultation Request",
        formType: "consultation",
      });
    },
    meta: notices,
  });
}
