import { Time } from "@/components/admin/Time";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { formatMoney } from "@/lib/format/money";
import { t } from "@/lib/words";

type Props = { request: ConsultationRequest };

/** The amount due for a request, and whether the owner has marked it as paid; renders nothing if it is free. */
export function PaymentFacts({ request }: Props) {
  const { paid_at } = request;
  const payment = formatPayment(request);
  if (!payment) return null;
  return (
    <span className={paid_at ? "text-success" : "text-ink"}>
      {payment}:{" "}
      {paid_at ? t("marked as paid {time}", { time: <Time at={paid_at} /> }) : t("not paid yet")}
    </span>
  );
}

/** The amount due for a request and its reference: "$120, C-1A2B3C4D"; empty if it is free. */
export function formatPayment({
  amount,
  currency,
  payment_reference,
}: ConsultationRequest): string {
  return amount === null || currency === null
    ? ""
    : `${formatMoney(amount, currency)}, ${payment_reference}`;
}

/** Whether a payment for a request is due, or may still arrive. */
export function isUnpaid({ amount, paid_at, status, called_off_by }: ConsultationRequest): boolean {
  const canStillBePaid =
    status === "pending" || status === "scheduled" || called_off_by === "clock";
  return amount !== null && !paid_at && canStillBePaid;
}
