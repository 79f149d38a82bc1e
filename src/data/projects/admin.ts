import { useMutation } from "@tanstack/react-query";
import type { ConflictError } from "@/lib/requests/backend-error";
import type { Notices } from "@/lib/query-client";
import { renderToStore } from "@/lib/markdown/render";
import type { Client } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import type { RecordSort, Save } from "@/lib/record";
import { saveById, storedRowQuery } from "@/data/one-row";
import { hasFields, isSlugOf } from "@/data/optimistic-lock";
import { recordListQuery } from "@/data/record-list";
import { projectKey, SUMMARY_COLUMNS } from "./public";
import type { WrittenProject } from "./record";

// The owner's queries and mutations of projects, in a file that visitors do not load.

const LIST_COLUMNS = `${SUMMARY_COLUMNS}, updated_at, title_key` as const;
const SAVED_COLUMNS = "id, slug, technologies, updated_at";

export type ProjectListItem = Pick<Tables<"projects">, ColumnsOf<typeof LIST_COLUMNS>>;
export type StoredProject = Tables<"projects">;
export type SavedProject = Pick<StoredProject, ColumnsOf<typeof SAVED_COLUMNS>>;

/** All projects for the owner; the search covers title, description and technologies. */
export function adminProjectsQuery(filters: { search: string; sort: RecordSort }) {
  return recordListQuery<ProjectListItem>(
    projectKey,
    (client, counted) => client.from("projects").select(LIST_COLUMNS, counted),
    filters,
  );
}

/** One project as it is stored, or null if there is none. */
export function storedProjectQuery(id: string) {
  return storedRowQuery(projects, projectKey, id);
}

const projects = (client: Client) => client.from("projects").select();

/**
 * Stores a new or edited project, and renders its long description; a slug in use gets a suffix.
 * Fails with a {@link ConflictError} if the project has changed since the edit started.
 */
export function useSaveProject(notices: Notices<SavedProject>) {
  return useMutation<SavedProject, Error | ConflictError<StoredProject>, Save<WrittenProject>>({
    mutationFn: async (save) => {
      const { long_description: source } = save.fields;
      const html = source ? await renderToStore(source) : "";
      const fields = { ...save.fields, long_description_html: html };
      return saveById(save, {
        table: projects,
        insert: (client) =>
          client
            .from("projects")
            .insert({ id: save.id, ...fields })
            .select(SAVED_COLUMNS)
            .single(),
        update: (client) => client.from("projects").update(fields).select(SAVED_COLUMNS),
        isStoredAs: (stored: StoredProject, { slug, ...others }) =>
          isSlugOf(stored.slug, slug) && hasFields(stored, others),
      });
    },
    meta: { invalidates: [projectKey], ...notices },
  });
}
