import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CopyButton } from "@/components/CopyButton";
import { Button } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { ErrorState } from "@/components/ui/ErrorState";
import { TextField } from "@/components/ui/TextField";
import {
  calendarFeedQuery,
  useMakeCalendarFeed,
  useRemoveCalendarFeed,
} from "@/data/calendar-feed";
import { formatDate } from "@/lib/format/dates-and-numbers";
import { retryOf } from "@/lib/requests/retry-of";
import { t } from "@/lib/words";
import { SettingsSection } from "./SettingsSection";

const KEY_HINT = t(
  "It holds the public key of the site: after a change of that key, make a new address. With the function «mail» deployed, as for emails to readers, it holds none.",
);

/** The secret address of the owner's calendar: it is shown once, when it is made. */
export function CalendarSettings() {
  const query = useQuery(calendarFeedQuery());
  const [isAsking, setIsAsking] = useState(false);
  const { data: madeAt, error } = query;
  const making = useMakeCalendarFeed({
    success: () => ({ title: t("Calendar address made") }),
    failure: ({ message }) => ({ title: t("No calendar address was made"), description: message }),
  });
  const removing = useRemoveCalendarFeed({
    success: () => ({ title: t("Calendar address removed") }),
    failure: ({ message }) => ({
      title: t("The calendar address was not removed"),
      description: message,
    }),
  });

  return (
    <div className="pb-4">
      <SettingsSection
        name="calendar"
        lead={t(
          "An address for your calendar app, which then shows your consultations and the times that are held. Whoever has it reads who comes, and their e-mail addresses: keep it to yourself.",
        )}
      >
        {error && <ErrorState message={error.message} {...retryOf(query)} />}
        <p role="status" className="text-sm">
          {madeAt &&
            t("Made on {date}. A new address replaces it.", {
              date: <time dateTime={madeAt}>{formatDate(madeAt)}</time>,
            })}
          {madeAt === null && t("There is no address.")}
        </p>
        {making.data !== undefined && madeAt && (
          <div className="grid gap-3">
            <TextField
              label={t("Address")}
              readOnly
              value={making.data.url}
              hint={[
                t(
                  "It is not shown again. Subscribe to it in your calendar app, as a calendar by URL.",
                ),
                ...(making.data.hasKey ? [KEY_HINT] : []),
              ].join(" ")}
              onFocus={({ target }) => target.select()}
            />
            <div>
              <CopyButton label={t("Calendar address")} text={making.data.url} />
            </div>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isBusy={making.isPending} onClick={() => making.mutate()}>
            {madeAt ? t("Make a new address") : t("Make an address")}
          </Button>
          {madeAt && (
            <Button variant="ghost" onClick={() => setIsAsking(true)}>
              {t("Remove")}
            </Button>
          )}
        </div>
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          title={t("Remove the calendar address?")}
          description={t("Calendar apps get nothing from it any more. This cannot be undone.")}
          confirmLabel={t("Remove")}
          isBusy={removing.isPending}
          onConfirm={() =>
            removing.mutate(undefined, {
              onSuccess: () => making.reset(),
              onSettled: () => setIsAsking(false),
            })
          }
        />
      </SettingsSection>
    </div>
  );
}
