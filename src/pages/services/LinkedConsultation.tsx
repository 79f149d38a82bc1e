import { useQuery } from "@tanstack/react-query";
import { CalendarMinus, CalendarPlus } from "lucide-react";
import { lazy, useState } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { profile } from "@/content/profile";
import {
  useAcceptDate,
  useCallOffDate,
  useSaveDate,
  type LinkedDate,
} from "@/data/consultation-requests/date";
import { siteSettingsQuery } from "@/data/settings/public";
import { appointmentInWords } from "@/lib/format/appointment";
import { isToCome } from "@/lib/format/is-to-come";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { Payment } from "./Payment";
import { When } from "./When";

const MoveDate = lazy(() => import("./MoveDate").then((module) => ({ default: module.MoveDate })));

type Props = { token: string; date: LinkedDate };

/** When a consultation is, and what whoever asked for it can do. */
export function LinkedConsultation({ token, date }: Props) {
  const { status, startsAt, canChange, calendar } = date;
  const { data: settings } = useQuery(siteSettingsQuery());
  const [isMoving, setIsMoving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isRequest = status === "pending";
  const callOff = useCallOffDate(token, {
    success: () => ({ title: isRequest ? "Taken back" : "Called off" }),
    failure: ({ message }) => ({
      title: isRequest ? "It was not taken back" : "It was not called off",
      description: message,
    }),
  });
  const accept = useAcceptDate(token, {
    success: () => ({ title: "Accepted" }),
    failure: ({ message }) => ({ title: "It was not accepted", description: message }),
  });
  const save = useSaveDate(token, {
    success: () => null,
    failure: ({ message }) => ({ title: "The file was not saved", description: message }),
  });
  const contactEmail = settings?.contact_email || profile.email;
  const isLate = status === "scheduled" && !canChange && isToCome(startsAt);
  const canAccept = canChange && date.isProposed;
  const isToPay = date.payment && !date.payment.paidAt && (isRequest || status === "scheduled");

  const payment = date.payment && (isToPay || date.payment.paidAt) && (
    <Payment payment={date.payment} heldUntil={date.heldUntil} isLater={canAccept} />
  );

  return (
    <div className="grid gap-8">
      {startsAt && <When date={date} />}
      {!canAccept && payment}
      {(isLate || date.calledOffBy === "clock") && (
        <p className="max-w-measure wrap-anywhere">
          Please write to{" "}
          <a href={`mailto:${contactEmail}`} className="underline underline-offset-4">
            {contactEmail}
          </a>
          {isLate ? " instead." : "."}
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {canAccept && (
          <Button onClick={() => accept.mutate(date.sequence)} isBusy={accept.isPending}>
            Accept this time
          </Button>
        )}
        {canChange && settings?.booking_hours && (
          <Button
            variant={canAccept || isToPay ? "secondary" : "primary"}
            onClick={() => setIsMoving(true)}
            disabled={isMoving}
          >
            {startsAt ? "Move it" : "Choose a time"}
          </Button>
        )}
        {canChange && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {isRequest ? "Take it back" : "Call it off"}
          </Button>
        )}
        {status === "declined" && hasPage(paths.services) && (
          <ButtonLink to={paths.services}>Book another time</ButtonLink>
        )}
        {calendar && status !== "completed" && (
          <Button variant="secondary" onClick={() => save.mutate()} isBusy={save.isPending}>
            {status === "declined" ? (
              <>
                <CalendarMinus aria-hidden className="size-4" />
                Take it out of your calendar
              </>
            ) : (
              <>
                <CalendarPlus aria-hidden className="size-4" />
                Add to calendar
              </>
            )}
          </Button>
        )}
      </div>
      {canAccept && payment}
      {isMoving && canChange && (
        <LoadedLater what="The free times" onFailure={() => setIsMoving(false)}>
          <MoveDate token={token} date={date} onClose={() => setIsMoving(false)} />
        </LoadedLater>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={isRequest ? "Take the request back?" : "Call the consultation off?"}
        description={
          startsAt
            ? `${appointmentInWords(startsAt)} is free for others at once. This cannot be undone.`
            : "This cannot be undone."
        }
        confirmLabel={isRequest ? "Take back" : "Call off"}
        cancelLabel="Keep it"
        onConfirm={() => callOff.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        isBusy={callOff.isPending}
      />
    </div>
  );
}
