import { useQuery } from "@tanstack/react-query";
import { CalendarMinus, CalendarPlus } from "lucide-react";
import { lazy, useState } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { useSite } from "@/components/site-context";
import { Button } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { profile } from "@/content/profile";
import { useCallOffDate, useSaveDate, type LinkedDate } from "@/data/consultation-requests/date";
import { siteSettingsQuery } from "@/data/settings/public";
import { appointmentInWords } from "@/lib/format/appointment";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { isToCome } from "@/lib/format/is-to-come";
import { localTimeZone } from "@/lib/format/local-time";

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
  const save = useSaveDate(token, {
    success: () => null,
    failure: ({ message }) => ({ title: "The file was not saved", description: message }),
  });
  const contactEmail = settings?.contact_email || profile.email;
  const isLate = status === "scheduled" && !canChange && isToCome(startsAt);

  return (
    <div className="grid gap-8">
      {startsAt && <When date={date} />}
      {isLate && (
        <p className="max-w-measure wrap-anywhere">
          Please write to{" "}
          <a href={`mailto:${contactEmail}`} className="underline underline-offset-4">
            {contactEmail}
          </a>{" "}
          instead.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {canChange && settings?.booking_hours && (
          <Button onClick={() => setIsMoving(true)} disabled={isMoving}>
            {startsAt ? "Move it" : "Choose a time"}
          </Button>
        )}
        {canChange && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {isRequest ? "Take it back" : "Call it off"}
          </Button>
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

/** The time for whoever looks, and for the owner, where another day may be. */
function When({ date: { startsAt, minutes, ownerTimeZone, status } }: { date: LinkedDate }) {
  const { owner } = useSite();
  const { countOf } = useFormats();
  // What is called off is struck out, in both places.
  const Words = status === "declined" ? "s" : "span";
  return (
    <dl className="grid max-w-measure gap-x-8 gap-y-1 border-y py-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline">
      <dt className="text-sm text-ink-muted">For you</dt>
      <dd className="font-serif text-title">
        <time dateTime={startsAt}>
          <Words>{appointmentInWords(startsAt)}</Words>
        </time>
      </dd>
      {ownerTimeZone !== localTimeZone() && (
        <>
          <dt className="mt-2 text-sm text-ink-muted">For {owner.name}</dt>
          <dd className="sm:mt-2">
            <Words>{appointmentInWords(startsAt, ownerTimeZone)}</Words>
          </dd>
        </>
      )}
      <dt className="mt-2 text-sm text-ink-muted">Length</dt>
      <dd className="sm:mt-2">{countOf(minutes, "minute")}</dd>
    </dl>
  );
}
