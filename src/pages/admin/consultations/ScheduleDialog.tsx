import { useState, type FormEvent } from "react";
import { menuId } from "@/components/admin/inbox/InboxItem";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import {
  useSetConsultationStatus,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import { useCanEmailClients } from "@/data/can-email-clients";
import { formatAppointment } from "@/lib/format/appointment";
import { isInFuture } from "@/lib/format/is-in-future";
import { instantOf, localTimeOf, localTimeZone } from "@/lib/format/local-time";
import { t } from "@/lib/words";
import { AnswerField } from "./AnswerField";
import { appointmentText, mailToClient } from "./answer-emails";
import { DateAndTime } from "./DateAndTime";
import { scheduleNotices } from "./schedule-notices";
import { ClientNotified } from "./ClientNotified";
import { useAnswerDraft } from "./use-answer-draft";

type Props = { request: ConsultationRequest; onClose: () => void };

/** Asks when a consultation takes place or moves to, stores that, and offers the email about it. */
export function ScheduleDialog({ request, onClose }: Props) {
  const { id, name, status, scheduled_for: former } = request;
  const [day = "", hour = ""] = localTimeOf(former ?? "").split("T");
  const [date, setDate] = useState(day);
  const [time, setTime] = useState(hour);
  const [refused, setRefused] = useState<string>();
  const [stored, setStored] = useState<string>();
  const change = useSetConsultationStatus(
    id,
    scheduleNotices(former, (step) => change.mutate(step)),
  );
  const isMailed = useCanEmailClients() ?? false;
  const { typed, type, forget } = useAnswerDraft(id, "schedule");
  const texts = former
    ? {
        question: t("Move the consultation with {name}", { name }),
        submit: t("Change time"),
        done: t("Time changed"),
      }
    : {
        question: t("Schedule the consultation with {name}", { name }),
        submit: t("Schedule"),
        done: t("Scheduled"),
      };
  const instant = date && time && instantOf(`${date}T${time}`);
  const words = instant && formatAppointment(instant);
  const textFor = (when: string) =>
    appointmentText(request, when, former ? formatAppointment(former) : undefined);
  const text = typed ?? (words && textFor(words));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!instant) return;
    if (date === day && time === hour) {
      onClose();
      return;
    }
    if (!isInFuture(instant)) {
      setRefused(instant);
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    change
      .mutateAsync({
        from: status,
        to: "scheduled",
        scheduledFor: instant,
        ...(isMailed && { reply: text.trim() }),
      })
      .then(() => {
        // Even if the dialog is no longer on screen.
        forget();
        setStored(instant);
      })
      // A toast reports it.
      .catch(() => undefined);
  }

  return (
    <Dialog
      onClose={onClose}
      title={stored ? texts.done : texts.question}
      returnFocusTo={() => document.getElementById(menuId(id))}
    >
      {stored ? (
        <ClientNotified
          request={request}
          time={formatAppointment(stored)}
          isMailed={isMailed}
          hasLink
          mailWith={(ending) => mailToClient(request, textFor(formatAppointment(stored)) + ending)}
          onClose={onClose}
        />
      ) : (
        <form onSubmit={submit} className="grid gap-4">
          <DateAndTime
            date={date}
            time={time}
            onDateChange={setDate}
            onTimeChange={setTime}
            error={instant && instant === refused ? t("That time has passed.") : undefined}
          />
          <p className="min-h-12 text-sm text-ink-muted">
            {words ? `${words}.` : t("In your time zone, {zone}.", { zone: localTimeZone() })}
          </p>
          {isMailed && instant && (
            <AnswerField
              label={t("Your email")}
              value={text}
              onChange={type}
              isMailed={isMailed}
              // A text that follows the chosen time already contains it.
              time={typed === undefined ? "" : words}
            />
          )}
          <div className="flex justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" isBusy={change.isPending}>
              {texts.submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
