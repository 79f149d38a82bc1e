import type { Notice } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";
import { t } from "@/lib/words";

/** Ends the question whether something is to be deleted. */
export const IN_THE_BIN = t("It stays in the bin for 30 days.");

/** What putting something back says. */
export const restoreNotices: Notices = {
  success: () => ({ title: t("Restored") }),
  failure: (error) => ({ title: t("Failed to restore"), description: error.message }),
};

/** The button in the toast of a deletion. */
export function undo(restore: () => void): Pick<Notice, "action"> {
  return { action: { label: t("Undo"), onClick: restore } };
}
