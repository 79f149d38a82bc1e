import { useSite } from "@/components/site-context";
import type { LinkedDate } from "@/data/consultation-requests/date";
import { appointmentInWords } from "@/lib/format/appointment";
import { lengthInWords } from "@/lib/format/length-in-words";
import { localTimeZone } from "@/lib/format/local-time";
import { t } from "@/lib/words";

/** The time for the viewer, and for the owner, where it may be another day. */
export function When({ date: { startsAt, minutes, ownerTimeZone, status } }: { date: LinkedDate }) {
  const { owner } = useSite();
  // A cancelled time is struck out, in both zones.
  const Words = status === "declined" ? "s" : "span";
  return (
    <dl className="grid max-w-measure gap-x-8 gap-y-1 border-y py-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline">
      <dt className="text-sm text-ink-muted">{t("For you")}</dt>
      <dd className="font-serif text-title">
        <time dateTime={startsAt}>
          <Words>{appointmentInWords(startsAt)}</Words>
        </time>
      </dd>
      {ownerTimeZone !== localTimeZone() && (
        <>
          <dt className="mt-2 text-sm text-ink-muted">{t("For {name}", { name: owner.name })}</dt>
          <dd className="sm:mt-2">
            <time dateTime={startsAt}>
              <Words>{appointmentInWords(startsAt, ownerTimeZone)}</Words>
            </time>
          </dd>
        </>
      )}
      <dt className="mt-2 text-sm text-ink-muted">{t("Length")}</dt>
      <dd className="sm:mt-2">{lengthInWords(minutes)}</dd>
    </dl>
  );
}
