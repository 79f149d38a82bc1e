import { queryOptions } from "@tanstack/react-query";
import { FURTHER_COLUMNS, type FurtherPost } from "@/data/posts/public";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import { isUuid } from "@/lib/text/is-uuid";
import { slugInUrl } from "@/lib/text/slug-in-url";
import { request } from "@/lib/supabase/client";
import { quotedList } from "@/lib/supabase/quoted-list";

export const SUMMARY_COLUMNS =
  "id, title, slug, description, status, featured, image_url, start_date, end_date, technologies, github_url, live_url, created_at";
const PROJECT_COLUMNS = `${SUMMARY_COLUMNS}, long_description_html, updated_at` as const;

export type ProjectSummary = Pick<Tables<"projects">, ColumnsOf<typeof SUMMARY_COLUMNS>>;
export type Project = Pick<Tables<"projects">, ColumnsOf<typeof PROJECT_COLUMNS>>;

export const projectKey = ["projects"] as const;

export function projectsQuery() {
  return queryOptions({
    queryKey: [...projectKey, "public"],
    queryFn: ({ signal }): Promise<ProjectSummary[]> =>
      request((client) =>
        client
          .from("projects")
          .select(SUMMARY_COLUMNS)
          .order("created_at", { ascending: false })
          .abortSignal(signal),
      ),
  });
}

/**
 * One complete project, or null if there is none.
 *
 * @param segment the last one of the project's URL: its id or its slug
 */
export function projectQuery(segment: string) {
  const idOrSlug = slugInUrl(segment);
  return queryOptions({
    queryKey: [...projectKey, "one", segment],
    queryFn: ({ signal }): Promise<Project | null> =>
      request((client) =>
        client
          .from("projects")
          .select(PROJECT_COLUMNS)
          .filter(isUuid(idOrSlug) ? "id" : "slug", "in", quotedList(idOrSlug))
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
}

/** The latest articles with a tag that is one of the project's technologies, at most three. */
export function projectArticlesQuery(projectId: string) {
  return queryOptions({
    queryKey: [...projectKey, "articles", projectId],
    queryFn: ({ signal }): Promise<FurtherPost[]> =>
      request((client) =>
        client
          .rpc("project_articles", { of_project: projectId }, { get: true })
          .select(FURTHER_COLUMNS)
          .abortSignal(signal),
      ),
  });
}
