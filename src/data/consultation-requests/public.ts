import { useMutation } from "@tanstack/react-query";
import type { Database } from "@/lib/supabase/database.types";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";

/**
 * `id` is made in the browser, so that sending it again stores nothing twice; `requested_for` is a free time, ISO 8601,
 * `time_zone` the zone of the device, `kind` the id of a kind of consultation, and `token` the secret of the link to it, 43
 * characters.
 */
export type NewConsultationRequest =
  Database["public"]["Functions"]["send_consultation_request"]["Args"];

/**
 * Stores a consultation request, with a time that is then held for 48 hours; the database tells the owner. Fails
 * with the code PT409 if somebody else has got the time.
 */
export function useRequestConsultation(notices: Notices) {
  return useMutation({
    mutationFn: (asked: NewConsultationRequest) =>
      request((client) => client.rpc("send_consultation_request", asked)),
    meta: notices,
  });
}
