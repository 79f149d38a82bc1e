import { useQuery } from "@tanstack/react-query";
import { restoreNotices, undo } from "@/components/admin/bin-texts";
import { Inbox } from "@/components/admin/inbox/Inbox";
import type { InboxKind } from "@/components/admin/inbox/inbox-kind";
import type { CsvSource } from "@/components/admin/inbox/use-csv-export";
import { useInboxParams } from "@/components/admin/inbox/use-inbox-params";
import { useRestore } from "@/data/bin";
import {
  messageCountsQuery,
  messagesQuery,
  useDeleteMessage,
  readAllMessages,
  type ContactMessage,
} from "@/data/contact-messages/admin";
import { MessageItem } from "./MessageItem";
import { messageStatuses } from "./message-statuses";

const kind: InboxKind = {
  title: "Contact Messages",
  one: "message",
  many: "messages",
  searchedFields: "Name, email or subject",
  emptyHint: "What visitors write in the contact form arrives here.",
  statuses: messageStatuses,
};

const csv: CsvSource<ContactMessage> = {
  columns: ["created_at", "status", "name", "email", "subject", "message"],
  readAll: readAllMessages,
};

export function AdminMessagesPage() {
  const restore = useRestore(restoreNotices);
  const remove = useDeleteMessage({
    success: (_data, id) => ({
      title: "Message deleted",
      ...undo(() => restore.mutate({ kind: "contact_messages", ids: [id] })),
    }),
    failure: (error) => ({ title: "Failed to delete message", description: error.message }),
  });
  const address = useInboxParams(messageStatuses);
  return (
    <Inbox
      kind={kind}
      address={address}
      list={useQuery(messagesQuery(address.filters))}
      counts={useQuery(messageCountsQuery(""))}
      foundCounts={useQuery(messageCountsQuery(address.filters.search))}
      csv={csv}
      remove={remove}
      nameOf={({ subject, name }) => `"${subject}" from ${name}`}
      renderItem={(message, controls) => <MessageItem message={message} {...controls} />}
    />
  );
}
