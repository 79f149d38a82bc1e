import { Time } from "@/components/admin/Time";
import { budgetRanges, timelines } from "@/content/services";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { isInFuture } from "@/lib/clock";
import { t } from "@/lib/words";
import { isUnpaid, PaymentFacts } from "./PaymentFacts";
import { requestedTime } from "./requested-time";

type Props = {
  request: ConsultationRequest;
  /** The current status, or the one being set. */
  status: string;
};

export function RequestFacts({ request, status }: Props) {
  const { email, budget_range, timeline } = request;
  const { created_at, scheduled_for, requested_for, proposed_for, called_off_at, called_off_by } =
    request;
  const asksForTime = status === "pending" && requestedTime(request) !== "";
  // A paid request does not expire, unless its time went to somebody else.
  const isHeldForGood = request.paid_at && request.held_until;
  const hasEnd = asksForTime || (status === "scheduled" && isUnpaid(request));
  return (
    <>
      <span className="text-ink">{email}</span>
      {budget_range && <span>{labelOf(budgetRanges, budget_range)}</span>}
      {timeline && <span>{labelOf(timelines, timeline)}</span>}
      {request.kind && (
        <span className="wrap-anywhere">
          {request.kind}, {request.price || t("free")}
        </span>
      )}
      <Time at={created_at} />
      {status === "pending" && requested_for && (
        <span className="text-ink">
          {t("Asks for {time}", { time: <Time at={requested_for} /> })}
        </span>
      )}
      {status === "pending" && proposed_for && (
        <span className="text-ink">
          {t("You proposed {time}", { time: <Time at={proposed_for} /> })}
        </span>
      )}
      <PaymentFacts request={request} />
      {hasEnd && !isHeldForGood && <HeldUntil time={request.held_until} />}
      {scheduled_for && (
        <span className="text-ink">
          {called_off_at ? t("Was scheduled for") : t("Scheduled for")} <Time at={scheduled_for} />
        </span>
      )}
      {called_off_at && (
        <span>
          {calledOffLabel(called_off_by)} <Time at={called_off_at} />
        </span>
      )}
    </>
  );
}

function HeldUntil({ time }: { time: string | null }) {
  if (!time || !isInFuture(time)) return <span className="text-danger">{t("No longer held")}</span>;
  return <span>{t("Held until {time}", { time: <Time at={time} /> })}</span>;
}

function calledOffLabel(by: string | null): string {
  if (by === "clock") return t("Not paid in time, free since");
  return by === "visitor" ? t("Called off by the client") : t("Called off");
}

function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
