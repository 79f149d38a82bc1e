import { useState, type FormEvent } from "react";
import { menuId } from "@/components/inbox/InboxItem";
import { statusNotices } from "@/components/inbox/status-notices";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { TextField } from "@/components/ui/TextField";
import {
  useSetConsultationStatus,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import { appointmentInWords } from "@/lib/format/appointment";
import { isToCome } from "@/lib/format/is-to-come";
import { instantOf, localTimeOf, localTimeZone } from "@/lib/format/local-time";
import { appointmentMailLink } from "./appointment-mail-link";
import { TellClient } from "./TellClient";

type Props = { request: ConsultationRequest; onClose: () => void };

/** Asks when a consultation takes place, stores that, and offers the mail that says so. */
export function ScheduleDialog({ request, onClose }: Props) {
  const { id, name, status, scheduled_for } = request;
  const [day = "", hour = ""] = localTimeOf(scheduled_for ?? "").split("T");
  const [date, setDate] = useState(day);
  const [time, setTime] = useState(hour);
  const [stored, setStored] = useState<string>();
  const change = useSetConsultationStatus(
    id,
    statusNotices("Consultation status", (step) => change.mutate(step)),
  );
  const instant = date && time && instantOf(`${date}T${time}`);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!instant) return;
    change.mutate(
      { from: status, to: "scheduled", scheduledFor: instant },
      { onSuccess: () => setStored(instant) },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={stored ? "Scheduled" : `Schedule the consultation with ${name}`}
      returnFocusTo={() => document.getElementById(menuId(id))}
    >
      {stored ? (
        <TellClient
          name={name}
          time={appointmentInWords(stored)}
          mail={appointmentMailLink(request, appointmentInWords(stored))}
          onClose={onClose}
        />
      ) : (
        <form onSubmit={submit} className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Date"
              type="date"
              required
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
            <TextField
              label="Time"
              type="time"
              required
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </div>
          <p className="min-h-12 text-sm text-ink-muted">
            {instant
              ? `${appointmentInWords(instant)}.${isToCome(instant) ? "" : " That is past."}`
              : `In your time zone, ${localTimeZone()}.`}
          </p>
          <div className="flex justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" isBusy={change.isPending}>
              Schedule
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
