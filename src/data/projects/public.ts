import { queryOptions } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";

export type Project = Omit<
  Tables<"projects">,
  "long_description" | "updated_at" | "search_text" | "title_key"
>;

const COLUMNS =
  "id, title, description, long_description_html, status, featured, image_url, start_date, end_date, technologies, github_url, live_url, created_at";

/** The key of every query of projects begins with this. */
export const projectKey = ["projects"] as const;

/** All projects, newest first. */
export function projectsQuery() {
  return queryOptions({
    queryKey: [...projectKey, "public"],
    queryFn: async ({ signal }): Promise<Project[]> => {
      const { data } = await request((client) =>
        client
          .from("projects")
          .select(COLUMNS)
          .order("created_at", { ascending: false })
          .abortSignal(signal),
      );
      return data;
    },
  });
}
