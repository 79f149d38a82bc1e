import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import type { ConflictError } from "@/lib/requests/backend-error";
import type { Notices } from "@/lib/query-client";
import type { Client } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import type { Save } from "@/lib/record";
import { saveById, storedRowQuery } from "@/data/one-row";
import { hasFields } from "@/data/optimistic-lock";
import { keysetPagination, readRows } from "@/data/paging";
import { consultationTypesKey } from "./public";
import type { WrittenConsultationType } from "./record";

// The owner's queries and mutations of consultation types, in a file that visitors do not load.

const SAVED_COLUMNS = "id, updated_at";

export type StoredConsultationType = Tables<"consultation_kinds">;
type SavedConsultationType = Pick<StoredConsultationType, ColumnsOf<typeof SAVED_COLUMNS>>;

const PAGE_SIZE = 12;

export function adminConsultationTypesQuery() {
  return infiniteQueryOptions({
    queryKey: [...consultationTypesKey, "admin"],
    queryFn: ({ pageParam: after, signal }) =>
      readRows(
        (client, counted) => client.from("consultation_kinds").select("*", counted),
        { column: "place", ascending: true },
        after,
        PAGE_SIZE,
        signal,
      ),
    ...keysetPagination<StoredConsultationType, "place">(),
  });
}

/** One type as it is stored, or null if there is none. */
export function storedConsultationTypeQuery(id: string) {
  return storedRowQuery(consultationTypes, consultationTypesKey, id);
}

const consultationTypes = (client: Client) => client.from("consultation_kinds").select();

/**
 * Stores a new or edited type; place 0 means last. Fails with a {@link ConflictError} if the type has changed
 * since the edit started.
 */
export function useSaveConsultationType(notices: Notices<SavedConsultationType>) {
  return useMutation<
    SavedConsultationType,
    Error | ConflictError<StoredConsultationType>,
    Save<WrittenConsultationType>
  >({
    mutationFn: (save) =>
      saveById(save, {
        table: consultationTypes,
        insert: (client) =>
          client
            .from("consultation_kinds")
            .insert({ id: save.id, ...save.fields })
            .select(SAVED_COLUMNS)
            .single(),
        update: (client) =>
          client.from("consultation_kinds").update(save.fields).select(SAVED_COLUMNS),
        isStoredAs: (stored: StoredConsultationType, { place, ...others }) =>
          (place === 0 || place === stored.place) && hasFields(stored, others),
      }),
    meta: { invalidates: [consultationTypesKey], ...notices },
  });
}
