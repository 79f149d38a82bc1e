import { useMutation } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";

/** `id` is generated in the browser, so that sending it again stores nothing twice. */
export type NewContactMessage = Pick<
  Tables<"contact_messages">,
  "id" | "name" | "email" | "subject" | "message"
>;

/**
 * Stores a message; the database notifies the owner.
 *
 * @param notices the toasts, which the home page and the contact page word differently
 */
export function useSendMessage(notices: Notices) {
  return useMutation({
    mutationFn: (message: NewContactMessage) =>
      request((client) => client.rpc("send_contact_message", message)),
    meta: notices,
  });
}
