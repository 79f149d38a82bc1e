import type { StatusChange } from "@/lib/inbox-types";
import type { Notices } from "@/lib/query-client";

/**
 * The toasts of a change of status, with Undo where there is something to undo.
 *
 * @param subject begins them, e.g. «Message status»
 * @param undo makes a change that takes the last one back
 */
export function statusNotices(
  subject: string,
  undo: (change: StatusChange) => void,
): Notices<void, StatusChange> {
  return {
    success: (_data, { from, to, isUndo }) => ({
      title: `${subject} updated`,
      ...(from !== to &&
        !isUndo && {
          action: { label: "Undo", onClick: () => undo({ from: to, to: from, isUndo: true }) },
        }),
    }),
    failure: (error) => ({
      title: `Failed to update ${subject.toLowerCase()}`,
      description: error.message,
    }),
  };
}
