import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
} from "@tanstack/react-query";
import type { ConflictError } from "@/lib/requests/backend-error";
import type { Notices } from "@/lib/query-client";
import { renderMarkdown } from "@/lib/markdown/render";
import { isUuid } from "@/lib/text/is-uuid";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import { request, requestWithCount, type Client } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import type { RecordSort, Save } from "@/lib/record";
import { hasFields, isSlugOf, saveUnlessChanged } from "@/data/optimistic-lock";
import {
  pageAfter,
  pagesByRow,
  recordOrders,
  type Page,
  type RecordOrderColumn,
} from "@/data/paging";
import { projectKey, SUMMARY_COLUMNS } from "./public";
import type { WrittenProject } from "./record";

// The owner's queries and mutations of projects, in a file that visitors do not load.

const LIST_COLUMNS = `${SUMMARY_COLUMNS}, updated_at, title_key` as const;

export type ProjectListItem = Pick<Tables<"projects">, ColumnsOf<typeof LIST_COLUMNS>>;
export type StoredProject = Tables<"projects">;

const PAGE_SIZE = 12;

/**
 * All projects for the owner, in pages of 12, with the exact number that match.
 *
 * @param filters `search` is searched in title, description and technologies
 */
export function adminProjectsQuery({ search, sort }: { search: string; sort: RecordSort }) {
  return infiniteQueryOptions({
    queryKey: [...projectKey, "admin", { search, sort }],
    queryFn: async ({ pageParam: after, signal }): Promise<Page<ProjectListItem>> => {
      const { data, count } = await requestWithCount((client) => {
        let query = client.from("projects").select(LIST_COLUMNS, { count: "exact" });
        if (search) query = query.filter("search_text", "imatch", literalPattern(search));
        return pageAfter(query, recordOrders[sort], after, PAGE_SIZE).abortSignal(signal);
      });
      return { rows: data, total: count ?? data.length };
    },
    ...pagesByRow<ProjectListItem, RecordOrderColumn>(),
    placeholderData: keepPreviousData,
  });
}

/** One project as it is stored, or null if there is none. */
export function storedProjectQuery(id: string) {
  return queryOptions({
    queryKey: [...projectKey, "stored", id],
    queryFn: async ({ signal }): Promise<StoredProject | null> => {
      if (!isUuid(id)) return null;
      return request((client) => byId(client, id).abortSignal(signal).maybeSingle());
    },
    // Nobody edits an old one.
    staleTime: 0,
  });
}

const byId = (client: Client, id: string) => client.from("projects").select().eq("id", id);

/**
 * Stores a new or edited project, and renders its long description; a slug in use gets a suffix.
 * Fails with a {@link ConflictError} if the project has changed since the edit started.
 */
export function useSaveProject(notices: Notices<{ id: string }>) {
  return useMutation<{ id: string }, Error | ConflictError<StoredProject>, Save<WrittenProject>>({
    mutationFn: async ({ id, ...save }) => {
      const { long_description: source } = save.fields;
      const html = source ? await renderMarkdown(source) : "";
      const fields = { ...save.fields, long_description_html: html };
      return saveUnlessChanged(save, {
        insert: (client) =>
          client
            .from("projects")
            .insert({ id, ...fields })
            .select("id")
            .single(),
        update: (client, updatedAt) =>
          client
            .from("projects")
            .update(fields)
            .eq("id", id)
            .eq("updated_at", updatedAt)
            .select("id")
            .maybeSingle(),
        read: () => request((client) => byId(client, id).maybeSingle()),
        isStoredAs: (stored: StoredProject, { slug, ...others }) =>
          isSlugOf(stored.slug, slug) && hasFields(stored, others),
      });
    },
    meta: { invalidates: [projectKey], ...notices },
  });
}
