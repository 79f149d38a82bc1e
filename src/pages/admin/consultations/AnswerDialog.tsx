import { useState, type FormEvent } from "react";
import { consultationStatusTexts } from "./consultation-statuses";
import { menuId } from "@/components/admin/inbox/InboxItem";
import { statusNotices } from "@/components/admin/inbox/status-notices";
import { SubmitError } from "@/components/SubmitError";
import { Dialog } from "@/components/ui/Dialog";
import { useFailureNotice } from "@/components/admin/record-notices";
import {
  useSetConsultationStatus,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import { useCanEmailClients } from "@/data/can-email-clients";
import { formatAppointment, writeAppointment } from "@/lib/format/appointment";
import { isInFuture } from "@/lib/clock";
import { instantOf, localTimeZone } from "@/lib/format/local-time";
import { onceStored } from "@/lib/forms/once-stored";
import type { StatusChange } from "@/lib/inbox-types";
import { t } from "@/lib/words";
import { AnswerActions } from "./AnswerActions";
import { AnswerField } from "./AnswerField";
import { answerText, type Answer } from "./answer-emails";
import { DateAndTime } from "./DateAndTime";
import { ClientNotified } from "./ClientNotified";
import { useAnswerDraft } from "./use-answer-draft";
import { requestedTime } from "./requested-time";

type Props = { request: ConsultationRequest; answer: Answer; onClose: () => void };

const texts = {
  accept: {
    title: (name: string) => t("Accept the time that {name} asked for", { name }),
    submit: t("Accept"),
    done: t("Accepted"),
  },
  propose: {
    title: (name: string) => t("Propose another time to {name}", { name }),
    submit: t("Propose"),
    done: t("Proposed"),
  },
  decline: {
    title: (name: string) => t("Decline the request from {name}", { name }),
    submit: t("Decline"),
    done: t("Declined"),
  },
  callOff: {
    title: (name: string) => t("Call off the consultation with {name}", { name }),
    submit: t("Call off"),
    done: t("Called off"),
  },
} as const;

/**
 * Answers a request for a time, or calls off a date, with a text by the owner, which is stored with it, and
 * offers the email.
 */
export function AnswerDialog({ request, answer, onClose }: Props) {
  const { id, name, time_zone } = request;
  const { title, submit: submitLabel, done } = texts[answer];
  const [date, setDate] = useState("");
  const [hour, setHour] = useState("");
  const { typed, type, forget } = useAnswerDraft(id, answer);
  const [refused, setRefused] = useState<string>();
  const failure = useFailureNotice(consultationStatusTexts.statusFailed);
  const notices = statusNotices(consultationStatusTexts, (step) => {
    change.mutate(step);
    // It may still offer the email about what is undone.
    onClose();
  });
  const change = useSetConsultationStatus(id, { ...notices, failure });
  const emails = useCanEmailClients();
  const isMailed = emails.data ?? false;
  const proposed = date && hour && instantOf(`${date}T${hour}`);
  const givesTime = answer === "accept" || answer === "propose";
  const time = answer === "propose" ? proposed : (request.scheduled_for ?? requestedTime(request));
  // In the client's time zone.
  const formattedTime = time && answer !== "decline" ? writeAppointment(time, time_zone) : "";
  const text = typed ?? answerText(answer, request, formattedTime);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (givesTime && !isInFuture(time)) {
      setRefused(time);
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    onceStored(
      change.mutateAsync({
        ...stepOf(answer, time),
        // The client may have moved it in the meantime.
        seen: request.sequence,
        reply: text.trim(),
      }),
      forget,
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={change.isSuccess ? done : title(name)}
      returnFocusTo={() => document.getElementById(menuId(id))}
    >
      {change.isSuccess ? (
        <ClientNotified
          request={request}
          time={givesTime ? formatAppointment(time) : withoutTime[answer]}
          isMailed={isMailed}
          hasLink={givesTime}
          text={text.trim()}
          onClose={onClose}
        />
      ) : (
        <form onSubmit={submit} className="grid gap-4">
          {answer === "propose" && (
            <DateAndTime
              date={date}
              time={hour}
              onDateChange={setDate}
              onTimeChange={setHour}
              error={proposed && proposed === refused ? t("That time has passed.") : undefined}
              hint={t("In your time zone, {zone}.", { zone: localTimeZone() })}
            />
          )}
          {answer === "accept" && (
            <div>
              <p className="user-text">
                <time dateTime={time}>{formatAppointment(time)}</time>
              </p>
              {time === refused && (
                <p role="alert" className="mt-1.5 text-sm text-danger">
                  {t("That time has passed.")}
                </p>
              )}
            </div>
          )}
          <AnswerField
            label={t("Your answer")}
            value={text}
            onChange={type}
            isMailed={isMailed}
            // The suggested text already contains the chosen time.
            time={typed === undefined ? "" : formattedTime}
          />
          {change.error && <SubmitError error={change.error} />}
          <AnswerActions emails={emails} onCancel={onClose} isBusy={change.isPending}>
            {submitLabel}
          </AnswerActions>
        </form>
      )}
    </Dialog>
  );
}

const withoutTime = {
  decline: t("The request is declined"),
  callOff: t("The consultation is called off, and its time is free"),
} as const;

function stepOf(answer: Answer, time: string): StatusChange {
  if (answer === "decline") return { from: "pending", to: "declined" };
  if (answer === "callOff") return { from: "scheduled", to: "declined" };
  if (answer === "propose") return { from: "pending", to: "pending", proposedFor: time };
  return { from: "pending", to: "scheduled", scheduledFor: time };
}
