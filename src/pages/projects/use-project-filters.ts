import { projectStatuses } from "@/components/project-status";
import type { ProjectSummary } from "@/data/projects/public";
import { useUrlChoice, useUrlParams } from "@/lib/hydration/use-url-params";
import { searchable } from "@/lib/text/searchable";

export const statusChoices = ["all", ...projectStatuses] as const;
type ProjectFilters = { search: string; status: (typeof statusChoices)[number] };

/** Search text and status of the list, in the URL, so that it can be shared. */
export function useProjectFilters() {
  const [params, change] = useUrlParams();
  const [status, setStatus] = useUrlChoice("status", statusChoices);
  const search = params.get("q") ?? "";
  return {
    filters: { search, status },
    isFiltered: search !== "" || status !== "all",
    setSearch: (text: string) => change({ q: text || null }),
    setStatus,
    reset: () => change({ q: null, status: null }),
  };
}

/** Whether a project has the status, and the search text in its title, description or technologies. */
export function matches(project: ProjectSummary, { search, status }: ProjectFilters): boolean {
  if (status !== "all" && project.status !== status) return false;
  const term = searchable(search.trim());
  return [project.title, project.description, ...project.technologies].some((text) =>
    searchable(text).includes(term),
  );
}
