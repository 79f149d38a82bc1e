import { createMutationHook } from "@/data/create-mutation-hook";
import type { Tables } from "@/lib/supabase/database.types";
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
export const useSendMessage = createMutationHook((message: NewContactMessage) =>
  request((client) => client.rpc("send_contact_message", message)),
);
