import type { StatusChange } from "@/lib/inbox-types";
import type { Notices } from "@/lib/query-client";
import { t } from "@/lib/words";

type StatusTexts = { statusUpdated: string; statusFailed: string };

/**
 * The toasts for a change of status, with Undo if there is something to undo.
 *
 * @param undo reverts the change
 */
export function statusNotices(
  texts: StatusTexts,
  undo: (change: StatusChange) => void,
): Notices<void, StatusChange> {
  return {
    success: (_data, { from, to, isUndo }) => ({
      title: texts.statusUpdated,
      ...(from !== to &&
        !isUndo && {
          action: { label: t("Undo"), onClick: () => undo({ from: to, to: from, isUndo: true }) },
        }),
    }),
    failure: texts.statusFailed,
  };
}
