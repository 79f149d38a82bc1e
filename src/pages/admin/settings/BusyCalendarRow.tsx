import { useId, useState } from "react";
import { Button } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import {
  useReadBusyCalendar,
  useRemoveBusyCalendar,
  type BusyCalendar,
} from "@/data/busy-calendars";
import { countOf, formatDateTime } from "@/lib/format/dates-and-numbers";
import { readingNotice } from "./busy-calendar-notice";

type Props = { calendar: BusyCalendar };

export function BusyCalendarRow({ calendar }: Props) {
  const { id, name, read_at: readAt, error, left_out: leftOut, periods } = calendar;
  const [isAsking, setIsAsking] = useState(false);
  const buttonId = useId();
  const reading = useReadBusyCalendar({
    success: readingNotice,
    failure: ({ message }) => ({ title: "The calendar was not read", description: message }),
  });
  const removing = useRemoveBusyCalendar({
    success: () => ({ title: "Calendar removed" }),
    failure: ({ message }) => ({ title: "The calendar was not removed", description: message }),
  });

  return (
    <div className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid gap-1">
        <h3 className="font-medium wrap-anywhere">{name}</h3>
        <div role="status" className="grid gap-1 text-sm text-ink-muted">
          <p>
            {readAt === null ? (
              "Not read yet."
            ) : (
              <>
                Read <time dateTime={readAt}>{formatDateTime(readAt)}</time>,{" "}
                {countOf(periods, "busy time")} ahead.
              </>
            )}
          </p>
          {error !== null && (
            <p className="text-danger">
              {error}
              {readAt !== null && " What was known before holds."}
            </p>
          )}
          {leftOut > 0 && (
            <p>
              {countOf(leftOut, "entry", "entries")} could not be understood, and{" "}
              {leftOut === 1 ? "is" : "are"} not considered.
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          className="max-md:min-h-11"
          aria-label={`Read now: ${name}`}
          isBusy={reading.isPending}
          onClick={() => reading.mutate(id)}
        >
          Read now
        </Button>
        <Button
          id={buttonId}
          variant="ghost"
          size="small"
          className="max-md:min-h-11"
          aria-label={`Remove ${name}`}
          onClick={() => setIsAsking(true)}
        >
          Remove
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Remove this calendar?"
          description={`What is busy in «${name}» is offered for consultations again.`}
          confirmLabel="Remove"
          isBusy={removing.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => removing.mutate(id, { onSuccess: () => setIsAsking(false) })}
          returnFocusTo={() => document.getElementById(buttonId)}
        />
      )}
    </div>
  );
}
