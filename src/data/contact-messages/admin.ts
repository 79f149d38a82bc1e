import type { Tables } from "@/lib/supabase/database.types";
import { inbox } from "@/data/inbox";

export type ContactMessage = Omit<Tables<"contact_messages">, "search_text">;

export const messagesKey = ["contact-messages"] as const;

/** Searched in name, email and subject. */
export const {
  listQuery: messagesQuery,
  countsQuery: messageCountsQuery,
  useSetStatus: useSetMessageStatus,
  readAll: readAllMessages,
} = inbox({
  key: messagesKey,
  select: (client, options) =>
    client
      .from("contact_messages")
      .select("id, name, email, subject, message, status, created_at", options),
  counts: (client, search, signal) => client.rpc("message_counts", { search }).abortSignal(signal),
  setStatus: (client, id, { from, to }) =>
    client
      .from("contact_messages")
      .update({ status: to })
      .eq("id", id)
      .eq("status", from)
      .select("status"),
  status: (client, id) => client.from("contact_messages").select("status").eq("id", id),
});
