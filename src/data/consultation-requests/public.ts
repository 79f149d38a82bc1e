import { useMutation } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import { getClient } from "@/lib/supabase/client";
import { insertIdempotently } from "@/lib/supabase/idempotent-insert";
import { relayFormIfEnabled } from "../relay-form-if-enabled";

/** `id` is made in the browser, so that sending again never stores twice. */
export type NewConsultationRequest = Omit<
  Tables<"consultation_requests">,
  "status" | "created_at" | "search_text"
>;

/**
 * Stores a consultation request, then passes it on to the form service where the owner wants that.
 * Both must succeed.
 */
export function useRequestConsultation() {
  return useMutation({
    mutationFn: async (request: NewConsultationRequest, { client: queryClient }) => {
      const client = await getClient();
      await insertIdempotently(client.from("consultation_requests").insert(request));
      const { id: _id, ...fields } = request;
      await relayFormIfEnabled(queryClient, {
        ...fields,
        subject: "New Consultation Request",
        formType: "consultation",
      });
    },
    meta: {
      success: () => ({
        title: "Consultation request sent! I'll get back to you within 24 hours.",
      }),
      failure: () => ({ title: "Failed to send request. Please try again." }),
    },
  });
}
