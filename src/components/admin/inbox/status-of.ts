import type { InboxStatus } from "./inbox-texts";

export function statusOf(statuses: readonly InboxStatus[], value: string): InboxStatus {
  return statuses.find((one) => one.value === value) ?? { value, label: value, tone: "neutral" };
}
