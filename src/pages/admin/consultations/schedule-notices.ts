import { inverse, statusNotices } from "@/components/admin/inbox/status-notices";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import type { StatusChange } from "@/lib/inbox-types";
import type { Notices } from "@/lib/query-client";
import { consultationStatusTexts } from "./consultation-statuses";
import { t } from "@/lib/words";

/**
 * The toasts for a consultation that gets a time, or another one.
 *
 * @param former the previous time; null without one
 * @param undo reverts the change
 */
export function scheduleNotices(
  former: string | null,
  failure: Notices<void, StatusChange>["failure"],
  undo: (change: StatusChange) => void,
): Notices<void, StatusChange> {
  if (former === null) return { ...statusNotices(consultationStatusTexts, undo), failure };
  return {
    success: (_data, change) => ({
      title: t("Consultation time changed"),
      description: change.isUndo
        ? t("Back to {time}", { time: formatDateTime(former) })
        : t("From {former} to {time}", {
            former: formatDateTime(former),
            time: formatDateTime(change.scheduledFor ?? former),
          }),
      ...(!change.isUndo && {
        action: {
          label: t("Undo"),
          onClick: () => undo({ ...inverse(change), scheduledFor: former }),
        },
      }),
    }),
    failure,
  };
}
