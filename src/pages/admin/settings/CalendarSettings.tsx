import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Time } from "@/components/admin/Time";
import { SecretUrl } from "@/components/admin/SecretUrl";
import { Button } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { ErrorState } from "@/components/ui/ErrorState";
import {
  calendarFeedQuery,
  useMakeCalendarFeed,
  useRemoveCalendarFeed,
} from "@/data/calendar-feed";
import { formatDate } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { newUrlFailure } from "./new-url-failure";
import { SettingsSection } from "./SettingsSection";

const KEY_HINT = t(
  "It contains the site’s public key: if that key changes, create a new address. With the function “mail” deployed, as for emails to readers, it contains no key.",
);

/** The secret URL of the owner's calendar: it is shown once, when it is created. */
export function CalendarSettings() {
  const query = useQuery(calendarFeedQuery());
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const { data: madeAt, error } = query;
  const making = useMakeCalendarFeed({
    success: t("Calendar address created"),
    failure: newUrlFailure(t("No calendar address was created")),
  });
  const removing = useRemoveCalendarFeed({
    success: t("Calendar address removed"),
    failure: t("The calendar address was not removed"),
  });

  return (
    <SettingsSection
      name="calendar"
      lead={t(
        "An address for your calendar app, which then shows your consultations and the times that are held. Anyone who has it can see your clients’ names and email addresses, so keep it to yourself.",
      )}
    >
      {error && <ErrorState message={error.message} query={query} />}
      <p role="status" className="text-sm">
        {madeAt &&
          t("Created on {date}. A new address replaces it.", {
            date: <Time at={madeAt} format={formatDate} />,
          })}
        {madeAt === null && t("No address yet.")}
      </p>
      {making.data !== undefined && madeAt && (
        <div className="grid gap-3">
          <SecretUrl
            label={t("Address")}
            copied={t("Calendar address")}
            url={making.data.url}
            hint={[
              t(
                "Copy it now: it is not shown again. In your calendar app, subscribe to it as a calendar from a URL.",
              ),
              ...(making.data.hasKey ? [KEY_HINT] : []),
            ].join(" ")}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isBusy={making.isPending} onClick={() => making.mutate()}>
          {madeAt ? t("Create a new address") : t("Create an address")}
        </Button>
        {madeAt && (
          <Button variant="ghost" onClick={() => setIsConfirmOpen(true)}>
            {t("Remove")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setIsConfirmOpen(false)}
        title={t("Remove the calendar address?")}
        description={t("Calendar apps will no longer get anything from it. This cannot be undone.")}
        confirmLabel={t("Remove")}
        isBusy={removing.isPending}
        onConfirm={() =>
          removing.mutate(undefined, {
            onSuccess: () => making.reset(),
            onSettled: () => setIsConfirmOpen(false),
          })
        }
      />
    </SettingsSection>
  );
}
