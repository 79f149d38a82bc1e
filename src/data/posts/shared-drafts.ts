import { queryOptions } from "@tanstack/react-query";
import { createCallHook } from "@/data/create-mutation-hook";
import type { Tables } from "@/lib/supabase/database.types";
import type { RowOf } from "@/lib/supabase/functions";
import { request } from "@/lib/supabase/client";

// The queries of readers who have a link to a draft. The owner's are in draft-links.ts.

export type SharedDraft = Omit<RowOf<"shared_draft">, "featured_image" | "read_time"> & {
  featured_image: string | null;
  /** Minutes; null for a page. */
  read_time: number | null;
};
export type DraftNote = Omit<Tables<"draft_notes">, "link_id">;

const notesKey = ["shared-draft-notes"];

/**
 * The draft behind a link as it is now, or null if the link has expired, was revoked or never
 * existed.
 *
 * @param token the secret of the link, 43 characters
 */
export function sharedDraftQuery(token: string) {
  return queryOptions({
    queryKey: ["shared-draft", token],
    queryFn: ({ signal }): Promise<SharedDraft | null> =>
      request((client) => client.rpc("shared_draft", { token }).abortSignal(signal).maybeSingle()),
    // Only cached while it is shown: another person may use the browser next.
    gcTime: 0,
  });
}

/** The notes that were left through a link, oldest first. */
export function sharedDraftNotesQuery(token: string) {
  return queryOptions({
    queryKey: [...notesKey, token],
    queryFn: ({ signal }): Promise<DraftNote[]> =>
      request((client) => client.rpc("shared_draft_notes", { token }).abortSignal(signal)),
    gcTime: 0,
  });
}

/**
 * Leaves a note on a paragraph of the draft behind a link. Its `id` is generated in the browser, so that nothing is
 * stored twice.
 */
export const useAddDraftNote = createCallHook("add_draft_note", [notesKey]);
