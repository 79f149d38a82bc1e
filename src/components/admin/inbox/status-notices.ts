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
    success: (_data, change) => ({
      title: texts.statusUpdated,
      ...(change.from !== change.to &&
        !change.isUndo && {
          action: { label: t("Undo"), onClick: () => undo(inverse(change)) },
        }),
    }),
    failure: texts.statusFailed,
  };
}

/** The change that takes another one back, unless the time has been changed again. */
export function inverse({ from, to, seen, scheduledFor }: StatusChange): StatusChange {
  const isNewTime = seen !== undefined && scheduledFor !== undefined;
  return { from: to, to: from, isUndo: true, ...(isNewTime && { seen: seen + 1 }) };
}
