import type { InboxStatus } from "./inbox-texts";

/** The status by its value; an unknown value is shown as it is. */
export function statusOf(statuses: readonly InboxStatus[], value: string): InboxStatus {
  return statuses.find((one) => one.value === value) ?? { value, label: value, tone: "neutral" };
}
