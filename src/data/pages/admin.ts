import { queryOptions, useMutation } from "@tanstack/react-query";
import { saveById, storedRowQuery } from "@/data/one-row";
import { hasWrittenFields } from "@/data/optimistic-lock";
import { recordListQuery } from "@/data/record-list";
import { renderToStore } from "@/lib/markdown/render";
import type { Notices } from "@/lib/query-client";
import type { RecordSort, Save } from "@/lib/record";
import type { ConflictError } from "@/lib/requests/backend-error";
import type { Client } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import { revisionsKey } from "@/data/revisions";
import { readPublicPages } from "./build";
import { LINK_COLUMNS, pageKey } from "./public";
import type { WrittenPage } from "./record";

// The owner's queries and mutations of their pages, in a file that visitors do not load.

const LIST_COLUMNS =
  `${LINK_COLUMNS}, description, published, indexed, created_at, updated_at, title_key` as const;
const SAVED_COLUMNS = "id, path, language, published, updated_at";

export type PageListItem = Pick<Tables<"pages">, ColumnsOf<typeof LIST_COLUMNS>>;
export type StoredPage = Tables<"pages">;
export type SavedPage = Pick<StoredPage, ColumnsOf<typeof SAVED_COLUMNS>>;

/** All pages for the owner; the search covers title, path, description and text. */
export function adminPagesQuery(filters: { search: string; sort: RecordSort }) {
  return recordListQuery<PageListItem>(
    pageKey,
    (client, counted) => client.from("pages").select(LIST_COLUMNS, counted),
    filters,
  );
}

/** The paths of all published pages, current and former: valid link targets. */
export function pagePathsQuery() {
  return queryOptions({
    queryKey: [...pageKey, "paths"],
    queryFn: async (): Promise<string[]> =>
      (await readPublicPages()).flatMap(({ path, former_paths: former }) => [path].concat(former)),
  });
}

/** One page as it is stored, or null if there is none. */
export function storedPageQuery(id: string) {
  return storedRowQuery(pages, pageKey, id);
}

const pages = (client: Client) => client.from("pages").select();

/**
 * Stores a new or edited page; Markdown is rendered here. Fails with a {@link ConflictError} if the page has changed
 * since the edit started.
 */
export function useSavePage(notices: Notices<SavedPage>) {
  return useMutation<SavedPage, Error | ConflictError<StoredPage>, Save<WrittenPage>>({
    mutationFn: async (save) => {
      const { format, source } = save.fields;
      const content = format === "html" ? save.fields.content : await renderToStore(source);
      const fields = { ...save.fields, content };
      return saveById(save, {
        table: pages,
        insert: (client) =>
          client
            .from("pages")
            .insert({ id: save.id, ...fields })
            .select(SAVED_COLUMNS)
            .single(),
        update: (client) => client.from("pages").update(fields).select(SAVED_COLUMNS),
        // The database fills in the language.
        isStoredAs: (stored: StoredPage, { language, ...others }) =>
          (language === "" || stored.language === language) && hasWrittenFields(stored, others),
      });
    },
    meta: { invalidates: [pageKey, revisionsKey], ...notices },
  });
}
