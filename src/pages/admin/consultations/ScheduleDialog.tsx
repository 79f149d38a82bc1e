import { useState, type FormEvent } from "react";
import { menuId } from "@/components/admin/inbox/InboxItem";
import { Dialog } from "@/components/ui/Dialog";
import { FormActions } from "@/components/admin/FormActions";
import {
  useSetConsultationStatus,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import { useCanEmailClients } from "@/data/can-email-clients";
import { formatAppointment, writeAppointment } from "@/lib/format/appointment";
import { isInFuture } from "@/lib/clock";
import { instantOf, localTimeOf, localTimeZone } from "@/lib/format/local-time";
import { onceStored } from "@/lib/forms/once-stored";
import { t } from "@/lib/words";
import { AnswerField } from "./AnswerField";
import { appointmentText } from "./answer-emails";
import { DateAndTime } from "./DateAndTime";
import { scheduleNotices } from "./schedule-notices";
import { ClientNotified } from "./ClientNotified";
import { useAnswerDraft } from "./use-answer-draft";

type Props = { request: ConsultationRequest; onClose: () => void };

/** Asks for the time or the new time of a consultation, stores it, and offers the email about it. */
export function ScheduleDialog({ request, onClose }: Props) {
  const { id, name, scheduled_for: former } = request;
  const [stored, setStored] = useState<string>();
  const isMailed = useCanEmailClients() ?? false;
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
  const textFor = (time: string) =>
    appointmentText(request, time, former ? writeAppointment(former) : undefined);

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
          text={textFor(writeAppointment(stored))}
          onClose={onClose}
        />
      ) : (
        <ScheduleForm
          request={request}
          isMailed={isMailed}
          textFor={textFor}
          submitLabel={texts.submit}
          onStored={setStored}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type FormProps = Props & {
  isMailed: boolean;
  /** The default text of the email about a time in words. */
  textFor: (time: string) => string;
  submitLabel: string;
  /** Called with the stored time, ISO 8601. */
  onStored: (time: string) => void;
};

function ScheduleForm({
  request: { id, status, scheduled_for: former },
  isMailed,
  textFor,
  submitLabel,
  onStored,
  onClose,
}: FormProps) {
  const [day = "", hour = ""] = localTimeOf(former ?? "").split("T");
  const [date, setDate] = useState(day);
  const [time, setTime] = useState(hour);
  const [refused, setRefused] = useState<string>();
  const change = useSetConsultationStatus(
    id,
    scheduleNotices(former, (step) => {
      change.mutate(step);
      // It may still offer the email about what is undone.
      onClose();
    }),
  );
  const { typed, type, forget } = useAnswerDraft(id, "schedule");
  const instant = date && time && instantOf(`${date}T${time}`);
  const formattedTime = instant && writeAppointment(instant);
  const text = typed ?? (formattedTime && textFor(formattedTime));

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
    const reply = isMailed && { reply: text.trim() };
    onceStored(
      change.mutateAsync({ from: status, to: "scheduled", scheduledFor: instant, ...reply }),
      () => {
        forget();
        onStored(instant);
      },
    );
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <DateAndTime
        date={date}
        time={time}
        onDateChange={setDate}
        onTimeChange={setTime}
        error={instant && instant === refused ? t("That time has passed.") : undefined}
      />
      <p className="min-h-12 text-sm text-ink-muted">
        {instant
          ? `${formatAppointment(instant)}.`
          : t("In your time zone, {zone}.", { zone: localTimeZone() })}
      </p>
      {isMailed && instant && (
        <AnswerField
          label={t("Your email")}
          value={text}
          onChange={type}
          isMailed={isMailed}
          // The suggested text already contains the chosen time.
          time={typed === undefined ? "" : formattedTime}
        />
      )}
      <FormActions onCancel={onClose} isBusy={change.isPending}>
        {submitLabel}
      </FormActions>
    </form>
  );
}
