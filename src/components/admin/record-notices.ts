import type { Notice } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";
import { t } from "@/lib/words";
import { restoreNotices, undo } from "./bin-texts";

export function savingNotices<Saved>(
  saved: string,
  failed: string,
  view?: (saved: Saved) => void,
): Notices<Saved> {
  return {
    success: (row) => ({
      title: saved,
      ...(view && { action: { label: t("View"), onClick: () => view(row) } }),
    }),
    // The form says why.
    failure: () => ({ title: failed }),
  };
}

export function deletionNotices(deleted: Notice, failed: string | Notice) {
  return {
    restored: restoreNotices,
    deleted: (restore: (id: string) => void): Notices<void, string> => ({
      success: (_data, id) => ({ ...deleted, ...undo(() => restore(id)) }),
      failure: typeof failed === "string" ? failed : () => failed,
    }),
  };
}
