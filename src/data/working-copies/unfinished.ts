import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import { ConflictError } from "@/lib/requests/backend-error";
import { request } from "@/lib/supabase/client";
import { t } from "@/lib/words";
import type { CopiedKind, WorkingCopy } from "./working-copies";

// Unsaved texts, and their removal.

type UnfinishedText = Pick<WorkingCopy, "device" | "savedAt"> & {
  id: string;
  /** May be empty. */
  title: string;
  /** Whether it was never saved, or its record is deleted. */
  isNew: boolean;
};
/** Prefix of the keys of the lists of unfinished texts, for invalidation. */
export const unfinishedKey = ["working-copies", "unfinished"] as const;

/**
 * Working copies that are newer than the saved record, or whose record was never saved: the latest 50 of a
 * kind.
 */
export function unfinishedTextsQuery(kind: CopiedKind) {
  return queryOptions({
    queryKey: [...unfinishedKey, kind],
    queryFn: async ({ signal }): Promise<UnfinishedText[]> => {
      const data = await request((client) =>
        client.rpc("unfinished_posts", { of_kind: kind }).abortSignal(signal),
      );
      return data.map(({ id, title, device, saved_at, is_new }) => ({
        id,
        title,
        device,
        savedAt: saved_at,
        isNew: is_new,
      }));
    },
    // Always refetched: the list is mostly opened from the editor.
    refetchOnMount: "always",
  });
}

type Removal = {
  recordId: string;
  /** Deleted only if this browser wrote it … */
  writer?: string;
  /** … or if the user has seen it, identified by its `savedAt`. */
  seen: string | null;
};

const discardNotices: Notices<void> = {
  success: t("Text discarded"),
  failure: ({ message }) => ({ title: t("Failed to discard the text"), description: message }),
};

/**
 * Deletes the working copy of a post or a page, if the user has seen it. Without a `writer` it fails with a
 * {@link ConflictError} if another text has been stored since.
 */
export function useRemoveWorkingCopy(notices: Partial<Notices<void, Removal>> = {}) {
  return useMutation({
    mutationFn: async ({ recordId, writer, seen }: Removal) => {
      const known = [
        ...(writer ? [`writer.eq.${writer}`] : []),
        ...(seen ? [`saved_at.eq."${seen}"`] : []),
      ];
      const removed = await request((client) =>
        client
          .from("working_copies")
          .delete()
          .eq("post_id", recordId)
          .or(known.join(","))
          .select("post_id"),
      );
      if (writer || removed.length > 0) return;
      const left = await request((client) =>
        client.from("working_copies").select("saved_at").eq("post_id", recordId).maybeSingle(),
      );
      // Otherwise another tab has discarded or saved it.
      if (left) throw new ConflictError(left);
    },
    meta: { invalidates: [unfinishedKey], ...notices },
  });
}

/** The unsaved texts of a kind, and the function that discards one. */
export function useUnfinishedTexts(kind: CopiedKind) {
  return {
    unfinished: useQuery(unfinishedTextsQuery(kind)),
    removal: useRemoveWorkingCopy(discardNotices),
  };
}
