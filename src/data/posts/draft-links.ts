import { queryOptions, useMutation } from "@tanstack/react-query";
import { createMutationHook } from "@/data/create-mutation-hook";
import { refetchOnVisit } from "@/data/dashboard";
import { changeById } from "@/data/one-row";
import { newSecret } from "@/lib/browser/secret";
import type { Notices } from "@/lib/query-client";
import type { Tables } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { t } from "@/lib/words";

// The owner's queries and mutations of draft links and their notes.

export type DraftLink = Omit<Tables<"draft_links">, "token_hash" | "post_id" | "page_id">;
export type LinkNote = Tables<"draft_notes">;

const linksKey = ["draft-links"];

/**
 * The links to a post or a page with their notes, newest links first. Links are deleted a month after they
 * have expired.
 */
export function draftLinksQuery(recordId: string) {
  return queryOptions({
    queryKey: [...linksKey, recordId],
    queryFn: async ({ signal }): Promise<(DraftLink & { draft_notes: LinkNote[] })[]> => {
      return request((client) =>
        client
          .from("draft_links")
          .select("id, created_at, expires_at, revoked_at, last_opened_at, draft_notes(*)")
          .or(`post_id.eq.${recordId},page_id.eq.${recordId}`)
          .order("created_at", { ascending: false })
          .abortSignal(signal),
      );
    },
  });
}

/** An open note, with the post or page that it is about. */
export type OpenNote = Pick<LinkNote, "id" | "name" | "created_at"> & {
  recordId: string;
  isPage: boolean;
  title: string;
};

/** The open notes on all shared drafts, latest first, at most 100. */
export function openNotesQuery() {
  return queryOptions({
    queryKey: [...linksKey, "open-notes"],
    queryFn: async ({ signal }): Promise<OpenNote[]> => {
      const data = await request((client) =>
        client
          .from("draft_notes")
          .select(
            "id, name, created_at, draft_links!inner(post_id, page_id, posts(title), pages(title))",
          )
          .eq("is_done", false)
          .order("created_at", { ascending: false })
          .limit(100)
          .abortSignal(signal),
      );
      return data.map(
        ({ id, name, created_at, draft_links: { post_id, page_id, posts, pages } }) => ({
          id,
          name,
          created_at,
          recordId: post_id ?? page_id ?? "",
          isPage: post_id === null,
          title: (posts ?? pages)?.title ?? "",
        }),
      );
    },
    ...refetchOnVisit,
  });
}

/** How many days a link may be valid. */
export type LinkDays = 1 | 7 | 30;
type NewLink = { recordId: string; days: LinkDays };

/**
 * Creates a link to a post or a page. The result contains its secret, which is not stored and cannot be read
 * again.
 */
export const useShareDraft = createMutationHook(
  async ({ recordId, days }: NewLink) => {
    const token = newSecret();
    await request((client) => client.rpc("share_draft", { post_id: recordId, token, days }));
    return { token };
  },
  [linksKey],
);

export const useRevokeDraftLink = createMutationHook(
  async (id: string) => {
    // The database sets its own time.
    const revoked_at = new Date().toISOString();
    await changeById(
      (client) => client.from("draft_links").update({ revoked_at }).select("id"),
      id,
      // A link stays when it is revoked, so the session may not see it.
      t("Sign in again, with your second factor."),
    );
  },
  [linksKey],
);

/** Marks a note as done, or not. */
export function useResolveDraftNote(id: string, notices: Notices<void, boolean>) {
  return useMutation({
    mutationFn: (is_done: boolean) =>
      changeById((client) => client.from("draft_notes").update({ is_done }).select("id"), id),
    // One after another: the last tick wins.
    scope: { id: `draft-note:${id}` },
    meta: { invalidates: [linksKey], isChoice: true, ...notices },
  });
}

export const useDeleteDraftNote = createMutationHook(
  (id: string) => request((client) => client.from("draft_notes").delete().eq("id", id)),
  [linksKey],
);
