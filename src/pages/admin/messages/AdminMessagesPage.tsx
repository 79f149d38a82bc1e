import { useQuery } from "@tanstack/react-query";
import { Inbox } from "@/components/inbox/Inbox";
import type { InboxKind } from "@/components/inbox/inbox-kind";
import type { CsvSource } from "@/components/inbox/use-csv-export";
import { useInboxAddress } from "@/components/inbox/use-inbox-address";
import {
  messageCountsQuery,
  messagesQuery,
  useDeleteMessage,
  readAllMessages,
  type ContactMessage,
} from "@/data/contact-messages/admin";
import type { Notices } from "@/lib/query-client";
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
const deleteNotices: Notices = {
  success: () => ({ title: "Message deleted" }),
  failure: (error) => ({ title: "Failed to delete message", description: error.message }),
};

export function AdminMessagesPage() {
  const address = useInboxAddress(messageStatuses);
  return (
    <Inbox
      kind={kind}
      address={address}
      list={useQuery(messagesQuery(address.filters))}
      counts={useQuery(messageCountsQuery(""))}
      foundCounts={useQuery(messageCountsQuery(address.filters.search))}
      csv={csv}
      remove={useDeleteMessage(deleteNotices)}
      nameOf={({ subject, name }) => `"${subject}" from ${name}`}
      renderItem={(message, onDelete) => <MessageItem message={message} onDelete={onDelete} />}
    />
  );
}
