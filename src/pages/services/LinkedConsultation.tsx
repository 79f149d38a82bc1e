import { useQuery } from "@tanstack/react-query";
import { CalendarMinus, CalendarPlus } from "lucide-react";
import { useRef, useState } from "react";
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
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { Payment } from "./Payment";
import { When } from "./When";
import { t } from "@/lib/words";

const MoveDate = lazyPart(() => import("./MoveDate"), "MoveDate");

type Props = { token: string; date: LinkedDate };

/** When a consultation is, and what the client can do. */
export function LinkedConsultation({ token, date }: Props) {
  const { status, startsAt, canChange, calendar } = date;
  const { data: settings } = useQuery(siteSettingsQuery());
  const [isMoving, setIsMoving] = useState(false);
  const mover = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isRequest = status === "pending";
  const callOff = useCallOffDate(token, {
    success: () => ({ title: isRequest ? t("Withdrawn") : t("Called off") }),
    failure: ({ message }) => ({
      title: isRequest ? t("It was not withdrawn") : t("It was not called off"),
      description: message,
    }),
  });
  const accept = useAcceptDate(token, {
    success: () => ({ title: t("Accepted") }),
    failure: ({ message }) => ({ title: t("It was not accepted"), description: message }),
  });
  const save = useSaveDate(token, {
    success: () => null,
    failure: ({ message }) => ({ title: t("The file was not saved"), description: message }),
  });
  const contactEmail = settings?.contact_email || profile.email;
  const isLate = status === "scheduled" && !canChange && isToCome(startsAt);
  const canAccept = canChange && date.isProposed;
  const mailLink = (
    <a href={`mailto:${contactEmail}`} className="underline underline-offset-4">
      {contactEmail}
    </a>
  );
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
          {isLate
            ? t("Please write to {address} instead.", { address: mailLink })
            : t("Please write to {address}.", { address: mailLink })}
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {canAccept && (
          <Button onClick={() => accept.mutate(date.sequence)} isBusy={accept.isPending}>
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
          <MoveDate
            token={token}
            date={date}
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
                time: appointmentInWords(startsAt),
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
