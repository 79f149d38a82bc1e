import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";
import { notificationsQuery } from "@/data/outbox";
import { t } from "@/lib/words";
import { NotificationServiceForm } from "./NotificationServiceForm";
import { NotificationTest } from "./NotificationTest";
import { NotificationTimesForm } from "./NotificationTimesForm";
import { SettingsSection } from "./SettingsSection";

/** How the owner is notified: separate from the other settings, as the key can be written but never read. */
export function NotificationSettings() {
  const query = useQuery(notificationsQuery());
  const { data, dataUpdatedAt, error } = query;
  // The forms keep what they start from, which must not be an outdated response.
  const [openedAt] = useState(Date.now);
  const stored = dataUpdatedAt >= openedAt ? data : undefined;
  return (
    <SettingsSection
      name="notifications"
      lead={t(
        "The site notifies you of messages, requests, comments awaiting approval and failed builds. The database itself sends the notifications, every minute. The address and key are kept in it and never shown again.",
      )}
    >
      {error && !stored && <ErrorState message={error.message} query={query} />}
      {!error && !stored && (
        <div role="status" aria-label={t("Loading notifications")} className="grid gap-6">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
      )}
      {stored && (
        <>
          <NotificationServiceForm stored={stored} />
          {stored.service !== "" && <NotificationTest />}
          <NotificationTimesForm stored={stored} />
        </>
      )}
    </SettingsSection>
  );
}
