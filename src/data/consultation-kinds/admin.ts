import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import type { ConflictError } from "@/lib/requests/backend-error";
import type { Notices } from "@/lib/query-client";
import { isUuid } from "@/lib/text/is-uuid";
import { request, requestWithCount, type Client } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import type { Save } from "@/lib/record";
import { hasFields, saveUnlessChanged } from "@/data/optimistic-lock";
import { pageAfter, pagesByRow, type Page } from "@/data/paging";
import { kindsKey } from "./public";
import type { WrittenKind } from "./record";

// The owner's queries and mutations of kinds, in a file that visitors do not load.

export type StoredKind = Tables<"consultation_kinds">;

const PAGE_SIZE = 12;

/** All kinds for the owner, in their order, in pages of 12. */
export function adminKindsQuery() {
  return infiniteQueryOptions({
    queryKey: [...kindsKey, "admin"],
    queryFn: async ({ pageParam: after, signal }): Promise<Page<StoredKind>> => {
      const { data, count } = await requestWithCount((client) =>
        pageAfter(
          client.from("consultation_kinds").select("*", { count: "exact" }),
          { column: "place", ascending: true },
          after,
          PAGE_SIZE,
        ).abortSignal(signal),
      );
      return { rows: data, total: count ?? data.length };
    },
    ...pagesByRow<StoredKind, "place">(),
  });
}

/** One kind as it is stored, or null if there is none. */
export function storedKindQuery(id: string) {
  return queryOptions({
    queryKey: [...kindsKey, "stored", id],
    queryFn: async ({ signal }): Promise<StoredKind | null> => {
      if (!isUuid(id)) return null;
      return request((client) => byId(client, id).abortSignal(signal).maybeSingle());
    },
    // Nobody edits an old one.
    staleTime: 0,
  });
}

const byId = (client: Client, id: string) =>
  client.from("consultation_kinds").select().eq("id", id);

/**
 * Stores a new or edited kind; a place of 0 is the last one. Fails with a {@link ConflictError} if the kind has changed
 * since the edit started.
 */
export function useSaveKind(notices: Notices<{ id: string }>) {
  return useMutation<{ id: string }, Error | ConflictError<StoredKind>, Save<WrittenKind>>({
    mutationFn: ({ id, ...save }) =>
      saveUnlessChanged(save, {
        insert: (client) =>
          client
            .from("consultation_kinds")
            .insert({ id, ...save.fields })
            .select("id")
            .single(),
        update: (client, updatedAt) =>
          client
            .from("consultation_kinds")
            .update(save.fields)
            .eq("id", id)
            .eq("updated_at", updatedAt)
            .select("id")
            .maybeSingle(),
        read: () => request((client) => byId(client, id).maybeSingle()),
        isStoredAs: (stored: StoredKind, { place, ...others }) =>
          (place === 0 || place === stored.place) && hasFields(stored, others),
      }),
    meta: { invalidates: [kindsKey], ...notices },
  });
}
