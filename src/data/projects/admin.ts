import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
} from "@tanstack/react-query";
import type { ConflictError } from "@/lib/requests/backend-error";
import { isUuid } from "@/lib/text/is-uuid";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import { unwrap, getClient } from "@/lib/supabase/client";
import { hasFields, insertUnlessChanged, updateUnlessChanged, type Save } from "../optimistic-lock";
import {
  FIRST_ORDERED_PAGE,
  afterCursor,
  joinPages,
  nextPageBy,
  type Order,
  type Page,
} from "../paging";
import { projectKey, type Project } from "./public";

// Projects as only the owner asks for them: visitors do not load this.

export type StoredProject = Project & { updated_at: string };
export type ProjectListItem = Omit<StoredProject, "long_description"> & { title_key: string };
/** What the owner writes; the database makes the rest. */
export type ProjectFields = Omit<Project, "id" | "created_at">;
export type ProjectSort = "newest" | "oldest" | "edited" | "title";
export type AdminProjectFilters = { search: string; sort: ProjectSort };

const orders: Record<ProjectSort, Order<ProjectListItem>> = {
  newest: { column: "created_at", ascending: false },
  oldest: { column: "created_at", ascending: true },
  edited: { column: "updated_at", ascending: false },
  title: { column: "title_key", ascending: true },
};

const PAGE_SIZE = 12;
const LIST_COLUMNS =
  "id, title, description, status, featured, image_url, start_date, end_date, technologies, github_url, live_url, created_at, updated_at, title_key";
const STORED_COLUMNS =
  "id, title, description, long_description, status, featured, image_url, start_date, end_date, technologies, github_url, live_url, created_at, updated_at";

/**
 * All projects for the owner, in pages of 12, with the exact number that match.
 *
 * @param filters `search` is looked for in title, description and technologies
 */
export function adminProjectsQuery({ search, sort }: AdminProjectFilters) {
  const order = orders[sort];
  return infiniteQueryOptions({
    queryKey: [...projectKey, "admin", { search, sort }],
    queryFn: async ({ pageParam, signal }): Promise<Page<ProjectListItem>> => {
      const client = await getClient();
      let query = client.from("projects").select(LIST_COLUMNS, { count: "exact" });
      if (search) query = query.filter("search_text", "imatch", literalPattern(search));
      if (pageParam.after) query = afterCursor(query, order, pageParam.after);
      const { data, count } = await unwrap(
        query
          .order(order.column, { ascending: order.ascending })
          .order("id", { ascending: order.ascending })
          .limit(PAGE_SIZE)
          .abortSignal(signal),
      );
      return { rows: data, total: count ?? data.length };
    },
    initialPageParam: FIRST_ORDERED_PAGE,
    getNextPageParam: nextPageBy(order.column),
    select: joinPages,
    placeholderData: keepPreviousData,
  });
}

/** One project as it is stored, or null where there is none. */
export function projectQuery(id: string) {
  return queryOptions({
    queryKey: [...projectKey, "one", id],
    queryFn: async ({ signal }): Promise<StoredProject | null> => {
      if (!isUuid(id)) return null;
      const client = await getClient();
      const { data } = await unwrap(
        client
          .from("projects")
          .select(STORED_COLUMNS)
          .eq("id", id)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return data;
    },
  });
}

/**
 * Stores a new project or the changes to one. It fails with a {@link ConflictError} when the
 * project is not any more what the edit started from.
 */
export function useSaveProject() {
  return useMutation<{ id: string }, Error | ConflictError<StoredProject>, Save<ProjectFields>>({
    mutationFn: async ({ id, fields, baseVersion, attempts }) => {
      const projects = (await getClient()).from("projects");
      const row = {
        update: async (updatedAt: string) => {
          const update = projects.update(fields).eq("id", id).eq("updated_at", updatedAt);
          return (await unwrap(update.select("id").maybeSingle())).data;
        },
        read: async () =>
          (await unwrap(projects.select(STORED_COLUMNS).eq("id", id).maybeSingle())).data,
        isOwn: (stored: StoredProject) =>
          [fields, ...attempts].some((sent) => hasFields(stored, sent)),
      };
      if (baseVersion !== null) return updateUnlessChanged(baseVersion, row);
      const insert = projects.insert({ id, ...fields }).select("id");
      return insertUnlessChanged(async () => (await unwrap(insert.single())).data, row);
    },
    meta: {
      invalidates: [projectKey],
      success: () => ({ title: "Project saved successfully!" }),
      failure: (error) => ({ title: "Failed to save project", description: error.message }),
    },
  });
}

/** Deletes a project. */
export function useDeleteProject() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getClient();
      await unwrap(client.from("projects").delete().eq("id", id));
    },
    meta: {
      invalidates: [projectKey],
      success: () => ({ title: "Project deleted successfully" }),
      failure: () => ({ title: "Failed to delete project" }),
    },
  });
}
