import { useQuery } from "@tanstack/react-query";
import { statusOf, type InboxStatus } from "@/components/admin/inbox/inbox-texts";
import { messageStatuses } from "@/components/admin/inbox/message-statuses";
import { Time } from "@/components/admin/Time";
import { Badge } from "@/components/ui/Badge";
import { EmptyState } from "@/components/ui/EmptyState";
import { recentMessagesQuery } from "@/data/dashboard";
import { formatShortDate } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { RecentList, RecentTitle } from "./RecentList";

const MessageBadge = ({ tone, label }: InboxStatus) => <Badge tone={tone}>{label}</Badge>;

export function RecentMessages() {
  const messages = useQuery(recentMessagesQuery());
  return (
    <RecentList
      title={t("Recent Messages")}
      loading={t("Loading recent messages")}
      failure={(message) => t("Error loading recent messages: {message}", { message })}
      query={messages}
      all={{ to: paths.adminMessages, label: t("All messages") }}
      empty={
        <EmptyState title={t("No messages found")} hint={t("What visitors write arrives here.")} />
      }
    >
      {(message) => (
        <>
          <RecentTitle
            to={`${paths.adminMessages}?id=${message.id}`}
            badge={<MessageBadge {...statusOf(messageStatuses, message.status)} />}
          >
            {message.subject}
          </RecentTitle>
          <p className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5 label text-ink-muted">
            <Time at={message.created_at} format={formatShortDate} />
            <span className="user-text">{message.name}</span>
          </p>
        </>
      )}
    </RecentList>
  );
}
