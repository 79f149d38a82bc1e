import type { Notice } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";
import { ConflictError } from "@/lib/requests/backend-error";
import { useIsLeft } from "@/lib/use-is-left";
import { t } from "@/lib/words";

/**
 * The toast of a failed save, but for a conflict. The editor itself says why, and shows the conflict, so the toast
 * only appears if the editor has been left in the meantime.
 */
export function useFailureNotice(title: string): (error: Error) => Notice | null {
  const isLeft = useIsLeft();
  return (error) => {
    if (isLeft()) return { title, description: error.message };
    return error instanceof ConflictError ? null : { title };
  };
}

export function useSavingNotices<Saved>(
  saved: string,
  failed: string,
  view?: (saved: Saved) => void,
): Notices<Saved> {
  return {
    success: (row) => ({
      title: saved,
      ...(view && { action: { label: t("View"), onClick: () => view(row) } }),
    }),
    failure: useFailureNotice(failed),
  };
}

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

/** @param failed the title above the error's message; or the whole toast */
export function deletionNotices(deleted: Notice, failed: string | Notice) {
  return {
    restored: restoreNotices,
    deleted: (restore: (id: string) => void): Notices<void, string> => ({
      success: (_data, id) => ({ ...deleted, ...undo(() => restore(id)) }),
      failure: typeof failed === "string" ? failed : () => failed,
    }),
  };
}
