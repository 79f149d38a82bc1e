import { useState, type FormEvent } from "react";
import { menuId } from "@/components/admin/inbox/InboxItem";
import { Dialog } from "@/components/ui/Dialog";
import { useFailureNotice } from "@/components/admin/record-notices";
import { SubmitError } from "@/components/SubmitError";
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
import { consultationStatusTexts } from "./consultation-statuses";
import { AnswerActions } from "./AnswerActions";
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
  const emails = useCanEmailClients();
  const isMailed = emails.data ?? false;
  const texts = former
    ? {
        question: t("Move the consultation with {name}", { name }),
        submit: t("Change time"),
        done: t("Time changed"),
        failed: t("Failed to change the consultation time"),
      }
    : {
        question: t("Schedule the consultation with {name}", { name }),
        submit: t("Schedule"),
        done: t("Scheduled"),
        failed: consultationStatusTexts.statusFailed,
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
          emails={emails}
          isMailed={isMailed}
          textFor={textFor}
          texts={texts}
          onStored={setStored}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type FormProps = Props & {
  emails: ReturnType<typeof useCanEmailClients>;
  isMailed: boolean;
  /** The default text of the email about a time in words. */
  textFor: (time: string) => string;
  texts: { submit: string; failed: string };
  /** Called with the stored time, ISO 8601. */
  onStored: (time: string) => void;
};

function ScheduleForm({
  request: { id, status, scheduled_for: former, sequence },
  emails,
  isMailed,
  textFor,
  texts,
  onStored,
  onClose,
}: FormProps) {
  const [day = "", hour = ""] = localTimeOf(former ?? "").split("T");
  const [date, setDate] = useState(day);
  const [time, setTime] = useState(hour);
  const [refused, setRefused] = useState<string>();
  const failure = useFailureNotice(texts.failed);
  const change = useSetConsultationStatus(
    id,
    scheduleNotices(former, failure, (step) => {
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
      change.mutateAsync({
        from: status,
        to: "scheduled",
        scheduledFor: instant,
        // The client may have moved it in the meantime.
        seen: sequence,
        ...reply,
      }),
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
      {change.error && <SubmitError error={change.error} />}
      <AnswerActions emails={emails} onCancel={onClose} isBusy={change.isPending}>
        {texts.submit}
      </AnswerActions>
    </form>
  );
}
