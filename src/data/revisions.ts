import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { createMutationHook } from "@/data/create-mutation-hook";
import type { Notices } from "@/lib/query-client";
import type { Json } from "@/lib/supabase/database.types";
import type { RowOf } from "@/lib/supabase/functions";
import { request } from "@/lib/supabase/client";
import { postKeys } from "@/data/posts/public";
import { changeById } from "@/data/one-row";
import { keysetPagination, requestPage, type Page } from "@/data/paging";
import { t } from "@/lib/words";

/**
 * A kept version of a post or a page. `changed` are the columns that differ from the previous one, none for the
 * first; `first_words` are the first added ones, or else the first removed ones.
 */
export type Revision = Omit<RowOf<"revisions_page">, "total">;

/** Prefix of the keys of revisions, for invalidation after a save, which adds one. */
export const revisionsKey = [...postKeys.one, "revisions"] as const;

/**
 * The revisions of a post or a page, latest first, in pages of 20.
 *
 * @param recordId its id
 */
export function revisionsQuery(recordId: string) {
  return infiniteQueryOptions({
    queryKey: [...revisionsKey, recordId],
    queryFn: ({ pageParam: last, signal }): Promise<Page<Revision>> =>
      requestPage((client) =>
        client
          .rpc("revisions_page", { post: recordId, ...(last && { before_id: last.id }) })
          .abortSignal(signal),
      ),
    ...keysetPagination<Revision, "id">(),
  });
}

/**
 * The fields of one revision, see `private.record_revision()`; null if it was deleted, with its
 * post or page or to save space.
 */
export function revisionQuery(id: string) {
  return queryOptions({
    queryKey: ["post-revision", id],
    queryFn: async ({ signal }): Promise<Json | null> => {
      const data = await request((client) =>
        client
          .from("post_revisions")
          .select("fields")
          .eq("id", id)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return data?.fields ?? null;
    },
    // A revision never changes.
    staleTime: Infinity,
  });
}

/** Reads the fields of one revision, to restore it in the editor. Fails if it was deleted. */
export function useReadRevision(notices: Notices<Json, Revision>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Revision) => {
      const version = await queryClient.fetchQuery(revisionQuery(id));
      if (!version) throw new Error(t("This version is no longer kept."));
      return version;
    },
    meta: notices,
  });
}

/** Names a revision; an empty name removes it. */
export const useNameRevision = createMutationHook(
  async ({ id, name }: { id: string; name: string }) => {
    await changeById((client) => client.from("post_revisions").update({ name }).select("id"), id);
  },
  [revisionsKey],
);
