import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import type { InboxFilters } from "@/lib/inbox-types";
import { unwrap, getClient } from "@/lib/supabase/client";
import { storableText } from "@/lib/text/storable-text";
import { countsOf, matching, pageOf, useCsvExport, useStatusChange, whenOpened } from "../inbox";
import { afterCursor, NEWEST_FIRST } from "../paging";

// What only the owner asks of contact_messages is apart from what visitors load.

export type ContactMessage = Omit<Tables<"contact_messages">, "search_text">;

const COLUMNS = "id, name, email, subject, message, status, created_at";

/** Prefix of the keys below, for invalidation. */
export const messagesKey = ["contact-messages"] as const;

/** A page of 20 messages for the owner; the search looks in name, email and subject. */
export function messagesQuery(filters: InboxFilters) {
  return queryOptions({
    queryKey: [...messagesKey, "list", filters],
    queryFn: async ({ signal }) => {
      const messages = (await getClient()).from("contact_messages");
      return pageOf<ContactMessage>(filters.page, (from, to) =>
        matching(messages.select(COLUMNS, { count: "exact" }), filters)
          .range(from, to)
          .abortSignal(signal),
      );
    },
    placeholderData: keepPreviousData,
    ...whenOpened,
  });
}

/** How many messages of each status hold the search's text. */
export function messageCountsQuery(search: string) {
  return queryOptions({
    queryKey: [...messagesKey, "counts", search],
    queryFn: async ({ signal }) => {
      const client = await getClient();
      const { data } = await unwrap(
        client.rpc("message_counts", { search: storableText(search) }).abortSignal(signal),
      );
      return countsOf(data);
    },
    placeholderData: keepPreviousData,
    ...whenOpened,
  });
}

/** Marks one message as read or replied, or takes that back. */
export function useSetMessageStatus(id: string) {
  return useStatusChange(id, {
    key: messagesKey,
    subject: "Message status",
    change: async (messageId, { from, to }) => {
      const messages = (await getClient()).from("contact_messages");
      const update = messages.update({ status: to }).eq("id", messageId).eq("status", from);
      return (await unwrap(update.select("status"))).data;
    },
    find: async (messageId) => {
      const messages = (await getClient()).from("contact_messages");
      return (await unwrap(messages.select("status").eq("id", messageId))).data;
    },
  });
}

/** Deletes a message for good. */
export function useDeleteMessage() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getClient();
      await unwrap(client.from("contact_messages").delete().eq("id", id));
    },
    meta: {
      invalidates: [messagesKey],
      success: () => ({ title: "Message deleted" }),
      failure: (error) => ({ title: "Failed to delete message", description: error.message }),
    },
  });
}

/** Saves the messages that match as CSV. */
export function useExportMessages() {
  return useCsvExport<ContactMessage>({
    noun: "message",
    fileStem: "messages",
    columns: ["created_at", "status", "name", "email", "subject", "message"],
    ask: async (filters, after, limit) => {
      const messages = (await getClient()).from("contact_messages");
      const all = messages.select(COLUMNS, after ? {} : { count: "exact" });
      const query = matching(all, { ...filters, sort: "newest" }).limit(limit);
      return unwrap(after ? afterCursor(query, NEWEST_FIRST, after) : query);
    },
  });
}
