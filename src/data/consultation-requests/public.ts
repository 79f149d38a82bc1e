import { useMutation } from "@tanstack/react-query";
import type { Database } from "@/lib/supabase/database.types";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";

/**
 * `id` is generated in the browser, so that sending it again stores nothing twice; `requested_for` is a free
 * time, ISO 8601, `time_zone` the device's zone, `kind` the id of a consultation type, and `token` the secret
 * of the link to it, 43 characters.
 */
export type NewConsultationRequest =
  Database["public"]["Functions"]["send_consultation_request"]["Args"];

/**
 * Stores a consultation request, whose time is then held for 48 hours; the database notifies the owner. Fails
 * with the code PT409 if the time has just been taken.
 */
export function useRequestConsultation(notices: Notices) {
  return useMutation({
    mutationFn: (newRequest: NewConsultationRequest) =>
      request((client) => client.rpc("send_consultation_request", newRequest)),
    meta: notices,
  });
}
