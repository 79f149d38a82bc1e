import type { Notice } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";
import { t } from "@/lib/words";

/** The end of the question before deleting. */
export const IN_THE_BIN = t("It stays in the bin for 30 days.");

export const restoreNotices: Notices = {
  success: t("Restored"),
  failure: t("Failed to restore"),
};

/** The button in the toast of a deletion. */
export function undo(restore: () => void): Pick<Notice, "action"> {
  return { action: { label: t("Undo"), onClick: restore } };
}
