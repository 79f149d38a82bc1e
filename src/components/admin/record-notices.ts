import type { Notice } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";
import { ConflictError } from "@/lib/requests/backend-error";
import { t } from "@/lib/words";
import { restoreNotices, undo } from "./bin-texts";
import { useIsLeft } from "@/lib/use-is-left";

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
