import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/Badge";
import { EmptyState } from "@/components/ui/EmptyState";
import { recentMessagesQuery } from "@/data/dashboard";
import { formatShortDate } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { RecentList, RecentTitle } from "./RecentList";

const tones: Record<string, ComponentProps<typeof Badge>["tone"]> = {
  unread: "accent",
  read: "neutral",
  replied: "success",
};

export function RecentMessages() {
  const messages = useQuery(recentMessagesQuery());
  return (
    <RecentList
      title="Recent Messages"
      query={messages}
      all={{ to: paths.adminMessages, label: "All messages" }}
      empty={<EmptyState title="No messages found" hint="What visitors write arrives here." />}
    >
      {(message) => (
        <>
          <RecentTitle
            to={`${paths.adminMessages}?id=${message.id}`}
            badge={
              <Badge tone={tones[message.status] ?? "neutral"}>
                <span className="capitalize">{message.status}</span>
              </Badge>
            }
          >
            {message.subject}
          </RecentTitle>
          <p className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5 label text-ink-muted">
            <time dateTime={message.created_at}>{formatShortDate(message.created_at)}</time>
            <span className="user-text">{message.name}</span>
          </p>
        </>
      )}
    </RecentList>
  );
}
