import { useQuery } from "@tanstack/react-query";
import { Inbox } from "@/components/inbox/Inbox";
import type { InboxKind } from "@/components/inbox/inbox-kind";
import { useInboxAddress } from "@/components/inbox/use-inbox-address";
import {
  messageCountsQuery,
  messagesQuery,
  useDeleteMessage,
  useExportMessages,
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

export function AdminMessagesPage() {
  const address = useInboxAddress(messageStatuses);
  return (
    <Inbox
      kind={kind}
      address={address}
      list={useQuery(messagesQuery(address.filters))}
      counts={useQuery(messageCountsQuery(""))}
      foundCounts={useQuery(messageCountsQuery(address.filters.search))}
      csv={useExportMessages()}
      remove={useDeleteMessage()}
      nameOf={({ subject, name }) => `"${subject}" from ${name}`}
      renderItem={(message, onDelete) => <MessageItem message={message} onDelete={onDelete} />}
    />
  );
}
