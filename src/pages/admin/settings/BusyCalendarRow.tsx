import { useId, useState } from "react";
import { Time } from "@/components/admin/Time";
import { Button } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import {
  useReadBusyCalendar,
  useRemoveBusyCalendar,
  type BusyCalendar,
} from "@/data/busy-calendars";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { readingNotice } from "./busy-calendar-notice";

type Props = { calendar: BusyCalendar };

export function BusyCalendarRow({ calendar }: Props) {
  const { id, name, read_at: readAt, error, left_out: leftOut, periods } = calendar;
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const buttonId = useId();
  const reading = useReadBusyCalendar({
    success: readingNotice,
    failure: t("The calendar was not read"),
  });
  const removing = useRemoveBusyCalendar({
    success: t("Calendar removed"),
    failure: t("The calendar was not removed"),
  });

  return (
    <div className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid gap-1">
        <h3 className="font-medium wrap-anywhere">{name}</h3>
        <div role="status" className="grid gap-1 text-sm text-ink-muted">
          <p>
            {readAt === null
              ? t("Not read yet.")
              : t("Read {time}, {busyTimes} ahead.", {
                  time: <Time at={readAt} />,
                  busyTimes: plural(periods, {
                    one: "{count} busy time",
                    other: "{count} busy times",
                  }),
                })}
          </p>
          {error !== null && (
            <p className="text-danger">
              {error}
              {readAt !== null && ` ${t("The busy times from the last reading still apply.")}`}
            </p>
          )}
          {leftOut > 0 && (
            <p>
              {plural(leftOut, {
                one: "{count} entry could not be understood and is ignored.",
                other: "{count} entries could not be understood and are ignored.",
              })}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={t("Read now: {name}", { name })}
          isBusy={reading.isPending}
          onClick={() => reading.mutate(id)}
        >
          {t("Read now")}
        </Button>
        <Button
          id={buttonId}
          variant="ghost"
          size="small"
          aria-label={t("Remove {name}", { name })}
          onClick={() => setIsConfirmOpen(true)}
        >
          {t("Remove")}
        </Button>
      </div>
      {isConfirmOpen && (
        <ConfirmDialog
          title={t("Remove this calendar?")}
          description={t("Busy times in “{name}” will be offered for consultations again.", {
            name,
          })}
          confirmLabel={t("Remove")}
          isBusy={removing.isPending}
          onClose={() => setIsConfirmOpen(false)}
          onConfirm={() => removing.mutate({ id }, { onSuccess: () => setIsConfirmOpen(false) })}
          returnFocusTo={() => document.getElementById(buttonId)}
        />
      )}
    </div>
  );
}
