import { useSearchParams } from "@/lib/hydration/use-search-params";
import { projectStatuses } from "@/components/project-status";
import { useChoiceInAddress } from "@/components/use-choice-in-address";
import type { ProjectSummary } from "@/data/projects/public";

export const statusChoices = ["all", ...projectStatuses] as const;
type ProjectFilters = { search: string; status: (typeof statusChoices)[number] };

/** Search text and status of the list, in the URL, so that it can be shared. */
export function useProjectFilters() {
  const [params, setParams] = useSearchParams();
  const [status, setStatus] = useChoiceInAddress("status", statusChoices);
  const search = params.get("q") ?? "";

  function setSearch(text: string) {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (text) next.set("q", text);
        else next.delete("q");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    filters: { search, status },
    isFiltered: search !== "" || status !== "all",
    setSearch,
    setStatus,
    reset: () => setParams({}, { replace: true, preventScrollReset: true }),
  };
}

/**
 * Whether a project has the status, and the search text in its title, description or technologies.
 */
export function matches(project: ProjectSummary, { search, status }: ProjectFilters): boolean {
  if (status !== "all" && project.status !== status) return false;
  const wanted = search.trim().toLowerCase();
  return [project.title, project.description, ...project.technologies].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
