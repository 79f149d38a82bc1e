import { useQuery } from "@tanstack/react-query";
import { CalendarMinus, CalendarPlus } from "lucide-react";
import { useRef, useState } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { SubmitError } from "@/components/SubmitError";
import { useSite } from "@/components/site-context";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import {
  useAcceptProposedTime,
  useCallOffAppointment,
  useMoveAppointment,
  useSaveAppointment,
  type LinkedAppointment,
} from "@/data/consultation-requests/appointment";
import { siteSettingsQuery } from "@/data/settings/public";
import { formatAppointment } from "@/lib/format/appointment";
import { isInFuture } from "@/lib/clock";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { Payment } from "./Payment";
import { AppointmentTime } from "./AppointmentTime";
import { isTaken } from "./is-taken";
import { t } from "@/lib/words";

const MoveAppointment = lazyPart(() => import("./MoveAppointment"), "MoveAppointment");

type Props = { token: string; appointment: LinkedAppointment };

/** The time of a consultation, and the client's actions. */
export function AppointmentDetails({ token, appointment }: Props) {
  const { status, startsAt, canChange, calendar, payment } = appointment;
  const { owner } = useSite();
  const { data: settings } = useQuery(siteSettingsQuery());
  const [isMoving, setIsMoving] = useState(false);
  const moveButton = useRef<HTMLButtonElement>(null);
  const accept = useAcceptProposedTime({
    success: t("Accepted"),
    failure: t("It was not accepted"),
  });
  // Here, as a refusal may be the last that can be said: then it can no longer be moved.
  const move = useMoveAppointment({
    success: t("Moved"),
    failure: () => ({ title: t("It was not moved") }),
  });
  const isLate = status === "scheduled" && !canChange && isInFuture(startsAt);
  const canAccept = canChange && appointment.isProposed;
  const isToPay = payment && !payment.paidAt && (status === "pending" || status === "scheduled");
  const paymentSection = payment && (isToPay || payment.paidAt) && (
    <Payment payment={payment} heldUntil={appointment.heldUntil} isLater={canAccept} />
  );

  return (
    <div className="grid gap-8">
      {startsAt && <AppointmentTime appointment={appointment} />}
      {!canAccept && paymentSection}
      {(isLate || appointment.calledOffBy === "clock") && (
        <EmailInstead isLate={isLate} address={owner.email} />
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {canAccept && (
          <Button
            onClick={() => accept.mutate({ token, seen: appointment.sequence })}
            isBusy={accept.isPending}
          >
            {t("Accept this time")}
          </Button>
        )}
        {canChange && settings?.booking_hours && (
          <Button
            ref={moveButton}
            variant={canAccept || isToPay ? "secondary" : "primary"}
            onClick={() => setIsMoving(true)}
            disabled={isMoving}
          >
            {startsAt ? t("Move it") : t("Choose a time")}
          </Button>
        )}
        <CallOff token={token} appointment={appointment} />
        {status === "declined" && hasPage(paths.services) && (
          <ButtonLink to={paths.services}>{t("Book another time")}</ButtonLink>
        )}
        {calendar && status !== "completed" && (
          <SaveToCalendar token={token} isCalledOff={status === "declined"} />
        )}
      </div>
      {canAccept && paymentSection}
      {isMoving && canChange && (
        <LoadedLater what={t("The available times")} onFailure={() => setIsMoving(false)}>
          <MoveAppointment
            token={token}
            appointment={appointment}
            move={move}
            onClose={() => {
              move.reset();
              setIsMoving(false);
              moveButton.current?.focus();
            }}
          />
        </LoadedLater>
      )}
      {move.error && !isTaken(move.error) && <SubmitError error={move.error} />}
    </div>
  );
}

function EmailInstead({ isLate, address }: { isLate: boolean; address: string }) {
  const link = (
    <a href={`mailto:${address}`} className="underline underline-offset-4">
      {address}
    </a>
  );
  return (
    <p className="max-w-measure wrap-anywhere">
      {isLate
        ? t("Please write to {address} instead.", { address: link })
        : t("Please write to {address}.", { address: link })}
    </p>
  );
}

const callOffTexts = {
  request: {
    action: t("Withdraw it"),
    question: t("Withdraw the request?"),
    confirm: t("Withdraw"),
    success: t("Withdrawn"),
    failure: t("It was not withdrawn"),
  },
  consultation: {
    action: t("Call it off"),
    question: t("Call off the consultation?"),
    confirm: t("Call off"),
    success: t("Called off"),
    failure: t("It was not called off"),
  },
};

function CallOff({ token, appointment: { status, startsAt, canChange } }: Props) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const texts = callOffTexts[status === "pending" ? "request" : "consultation"];
  const callOff = useCallOffAppointment(texts);
  return (
    <>
      {canChange && (
        <Button variant="secondary" onClick={() => setIsConfirmOpen(true)}>
          {texts.action}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setIsConfirmOpen(false)}
        title={texts.question}
        description={
          startsAt
            ? t("{time} becomes available to others right away. This cannot be undone.", {
                time: formatAppointment(startsAt),
              })
            : t("This cannot be undone.")
        }
        confirmLabel={texts.confirm}
        cancelLabel={t("Keep it")}
        onConfirm={() => callOff.mutate({ token }, { onSettled: () => setIsConfirmOpen(false) })}
        isBusy={callOff.isPending}
      />
    </>
  );
}

function SaveToCalendar({ token, isCalledOff }: { token: string; isCalledOff: boolean }) {
  const save = useSaveAppointment({
    success: () => null,
    failure: t("The file was not saved"),
  });
  const Icon = isCalledOff ? CalendarMinus : CalendarPlus;
  return (
    <Button variant="secondary" onClick={() => save.mutate(token)} isBusy={save.isPending}>
      <Icon aria-hidden className="size-4" />
      {isCalledOff ? t("Remove it from your calendar") : t("Add to calendar")}
    </Button>
  );
}
