import { useQuery } from "@tanstack/react-query";
import { CalendarMinus, CalendarPlus } from "lucide-react";
import { useRef, useState } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { profile } from "@/content/profile";
import {
  useAcceptProposedTime,
  useCallOffAppointment,
  useSaveAppointment,
  type LinkedAppointment,
} from "@/data/consultation-requests/appointment";
import { siteSettingsQuery } from "@/data/settings/public";
import { formatAppointment } from "@/lib/format/appointment";
import { isInFuture } from "@/lib/format/is-in-future";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { Payment } from "./Payment";
import { AppointmentTime } from "./AppointmentTime";
import { t } from "@/lib/words";

const MoveAppointment = lazyPart(() => import("./MoveAppointment"), "MoveAppointment");

type Props = { token: string; appointment: LinkedAppointment };

/** When a consultation is, and what the client can do. */
export function AppointmentDetails({ token, appointment }: Props) {
  const { status, startsAt, canChange, calendar } = appointment;
  const { data: settings } = useQuery(siteSettingsQuery());
  const [isMoving, setIsMoving] = useState(false);
  const mover = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isRequest = status === "pending";
  const callOff = useCallOffAppointment(token, {
    success: isRequest ? t("Withdrawn") : t("Called off"),
    failure: isRequest ? t("It was not withdrawn") : t("It was not called off"),
  });
  const accept = useAcceptProposedTime(token, {
    success: t("Accepted"),
    failure: t("It was not accepted"),
  });
  const save = useSaveAppointment(token, {
    success: () => null,
    failure: t("The file was not saved"),
  });
  const contactEmail = settings?.contact_email || profile.email;
  const isLate = status === "scheduled" && !canChange && isInFuture(startsAt);
  const canAccept = canChange && appointment.isProposed;
  const mailLink = (
    <a href={`mailto:${contactEmail}`} className="underline underline-offset-4">
      {contactEmail}
    </a>
  );
  const isToPay =
    appointment.payment && !appointment.payment.paidAt && (isRequest || status === "scheduled");

  const payment = appointment.payment && (isToPay || appointment.payment.paidAt) && (
    <Payment payment={appointment.payment} heldUntil={appointment.heldUntil} isLater={canAccept} />
  );

  return (
    <div className="grid gap-8">
      {startsAt && <AppointmentTime appointment={appointment} />}
      {!canAccept && payment}
      {(isLate || appointment.calledOffBy === "clock") && (
        <p className="max-w-measure wrap-anywhere">
          {isLate
            ? t("Please write to {address} instead.", { address: mailLink })
            : t("Please write to {address}.", { address: mailLink })}
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {canAccept && (
          <Button onClick={() => accept.mutate(appointment.sequence)} isBusy={accept.isPending}>
            {t("Accept this time")}
          </Button>
        )}
        {canChange && settings?.booking_hours && (
          <Button
            ref={mover}
            variant={canAccept || isToPay ? "secondary" : "primary"}
            onClick={() => setIsMoving(true)}
            disabled={isMoving}
          >
            {startsAt ? t("Move it") : t("Choose a time")}
          </Button>
        )}
        {canChange && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {isRequest ? t("Withdraw it") : t("Call it off")}
          </Button>
        )}
        {status === "declined" && hasPage(paths.services) && (
          <ButtonLink to={paths.services}>{t("Book another time")}</ButtonLink>
        )}
        {calendar && status !== "completed" && (
          <Button variant="secondary" onClick={() => save.mutate()} isBusy={save.isPending}>
            {status === "declined" ? (
              <>
                <CalendarMinus aria-hidden className="size-4" />
                {t("Remove it from your calendar")}
              </>
            ) : (
              <>
                <CalendarPlus aria-hidden className="size-4" />
                {t("Add to calendar")}
              </>
            )}
          </Button>
        )}
      </div>
      {canAccept && payment}
      {isMoving && canChange && (
        <LoadedLater what={t("The free times")} onFailure={() => setIsMoving(false)}>
          <MoveAppointment
            token={token}
            appointment={appointment}
            onClose={() => {
              setIsMoving(false);
              mover.current?.focus();
            }}
          />
        </LoadedLater>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={isRequest ? t("Withdraw the request?") : t("Call the consultation off?")}
        description={
          startsAt
            ? t("{time} is free for others at once. This cannot be undone.", {
                time: formatAppointment(startsAt),
              })
            : t("This cannot be undone.")
        }
        confirmLabel={isRequest ? t("Withdraw") : t("Call off")}
        cancelLabel={t("Keep it")}
        onConfirm={() => callOff.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        isBusy={callOff.isPending}
      />
    </div>
  );
}
