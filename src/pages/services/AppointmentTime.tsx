import { useSite } from "@/components/site-context";
import type { LinkedAppointment } from "@/data/consultation-requests/appointment";
import { formatAppointment, isLocalZone } from "@/lib/format/appointment";
import { formatMinutes } from "@/lib/format/format-minutes";
import { t } from "@/lib/words";

/** The time for the viewer, and for the owner, where it may be another day. */
export function AppointmentTime({
  appointment: { startsAt, minutes, ownerTimeZone, status },
}: {
  appointment: LinkedAppointment;
}) {
  const { owner } = useSite();
  // A cancelled time is struck out, in both zones.
  const Tag = status === "declined" ? "s" : "span";
  return (
    <dl className="grid max-w-measure gap-x-8 gap-y-1 border-y py-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline">
      <dt className="text-sm text-ink-muted">{t("For you")}</dt>
      <dd className="font-serif text-title">
        <time dateTime={startsAt}>
          <Tag>{formatAppointment(startsAt)}</Tag>
        </time>
      </dd>
      {!isLocalZone(ownerTimeZone, [startsAt]) && (
        <>
          <dt className="mt-2 text-sm text-ink-muted">{t("For {name}", { name: owner.name })}</dt>
          <dd className="sm:mt-2">
            <time dateTime={startsAt}>
              <Tag>{formatAppointment(startsAt, ownerTimeZone)}</Tag>
            </time>
          </dd>
        </>
      )}
      <dt className="mt-2 text-sm text-ink-muted">{t("Length")}</dt>
      <dd className="sm:mt-2">{formatMinutes(minutes)}</dd>
    </dl>
  );
}
