import { useQuery } from "@tanstack/react-query";
import { Inbox } from "@/components/admin/inbox/Inbox";
import type { InboxTexts } from "@/components/admin/inbox/inbox-texts";
import type { CsvSource } from "@/components/admin/inbox/use-csv-export";
import { useInboxParams } from "@/components/admin/inbox/use-inbox-params";
import { deletionNotices } from "@/components/admin/record-notices";
import { useDeletion } from "@/data/bin";
import {
  messageCountsQuery,
  messagesQuery,
  messagesKey,
  readAllMessages,
  type ContactMessage,
} from "@/data/contact-messages/admin";
import { pendingCountsKey } from "@/data/pending-counts";
import { t } from "@/lib/words";
import { MessageItem } from "./MessageItem";
import { messageStatuses } from "@/components/admin/inbox/message-statuses";

const texts: InboxTexts = {
  title: t("Contact Messages"),
  count: { one: "{count} message", other: "{count} messages" },
  matching: { one: "{count} matching message", other: "{count} matching messages" },
  loading: t("Loading messages..."),
  none: t("No messages found"),
  noneMatch: t("No messages match your search."),
  showAll: t("Show all messages"),
  search: t("Search messages"),
  deleteOne: t("Delete message"),
  file: "messages",
  searchedFields: t("Name, email or subject"),
  emptyHint: t("What visitors write in the contact form arrives here."),
  statuses: messageStatuses,
};

const csv: CsvSource<ContactMessage> = {
  columns: ["created_at", "status", "name", "email", "subject", "message"],
  readAll: readAllMessages,
};

export function AdminMessagesPage() {
  const remove = useDeletion(
    "contact_messages",
    [messagesKey, pendingCountsKey],
    deletionNotices({ title: t("Message deleted") }, t("Failed to delete message")),
  );
  const address = useInboxParams(messageStatuses);
  return (
    <Inbox
      texts={texts}
      address={address}
      list={useQuery(messagesQuery(address.filters))}
      counts={useQuery(messageCountsQuery(""))}
      foundCounts={useQuery(messageCountsQuery(address.filters.search))}
      csv={csv}
      remove={remove}
      questionOf={({ subject, name }) =>
        t('Are you sure you want to delete "{subject}" from {name}?', { subject, name })
      }
      renderItem={(message, controls) => <MessageItem message={message} {...controls} />}
    />
  );
}
