import { Check, CheckCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ItemControls } from "@/components/admin/inbox/Inbox";
import { InboxItem, StepButton } from "@/components/admin/inbox/InboxItem";
import { statusNotices } from "@/components/admin/inbox/status-notices";
import { statusOf } from "@/components/admin/inbox/inbox-texts";
import { useStatus } from "@/components/admin/inbox/use-status";
import { useSetMessageStatus, type ContactMessage } from "@/data/contact-messages/admin";
import { mailtoUrl } from "@/lib/text/mailto-url";
import { t } from "@/lib/words";
import { messageStatuses, messageStatusTexts } from "@/components/admin/inbox/message-statuses";
import { Time } from "@/components/admin/Time";

type Props = ItemControls & { message: ContactMessage };

/** A message; opening it marks it read. */
export function MessageItem({ message, ...controls }: Props) {
  const { isOpen } = controls;
  const { id, subject, name, email, created_at } = message;
  const change = useSetMessageStatus(
    id,
    statusNotices(messageStatusTexts, (step) => take(step)),
  );
  const { status, take, setStatus } = useStatus(message, change);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen && !wasOpen.current && status === "unread") setStatus("read");
    wasOpen.current = isOpen;
  });

  return (
    <InboxItem
      id={id}
      status={statusOf(messageStatuses, status)}
      title={subject}
      facts={
        <>
          <span className="text-ink">{name}</span>
          <span>{email}</span>
          <Time at={created_at} />
        </>
      }
      message={message.message}
      toggle={[t("View"), t("Hide")]}
      steps={
        <>
          {status === "unread" && (
            <StepButton
              label={t("Mark Read")}
              title={subject}
              icon={Check}
              onTake={() => setStatus("read")}
            />
          )}
          <StepButton
            label={t("Mark Replied")}
            title={subject}
            icon={CheckCheck}
            onTake={() => setStatus("replied")}
          />
        </>
      }
      mail={mailtoUrl(email, t("Re: {subject}", { subject }))}
      {...controls}
    />
  );
}
