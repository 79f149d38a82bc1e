import type { ConsultationType } from "@/data/consultation-types/public";
import { serverNow } from "@/lib/clock";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { formatMoney } from "@/lib/format/money";
import { t } from "@/lib/words";

/**
 * How long a time requested now is held: "held for you for 48 hours", or until it is paid.
 *
 * @param time when the consultation begins, ISO 8601
 */
export function formatHold(type: ConsultationType | undefined, time: string): string {
  if (!type?.amount) return t("held for you for 48 hours");
  const held = serverNow() + type.payment_hours * 3_600_000;
  const until = new Date(Math.min(held, Date.parse(time))).toISOString();
  return t("held for you until {time}, and {amount} is due by then", {
    time: formatDateTime(until),
    amount: formatMoney(type.amount, type.currency),
  });
}
