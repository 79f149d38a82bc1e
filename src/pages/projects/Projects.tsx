import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { ErrorState } from "@/components/ui/ErrorState";
import { projectsQuery } from "@/data/projects/public";
import { useHydrated } from "@/lib/hydration/use-hydrated";
import { ProjectGridSkeleton } from "./ProjectGrid";
import { ProjectLists } from "./ProjectLists";
import { useProjectFilters } from "./use-project-filters";

/** The projects that match the URL. */
export function Projects() {
  const projects = useQuery(projectsQuery());
  const filtering = useProjectFilters();
  const { hash } = useLocation();
  // A prerendered page is the same for every fragment.
  const targetId = useHydrated() ? hash.slice(1) : "";

  if (projects.data) {
    return <ProjectLists projects={projects.data} targetId={targetId} {...filtering} />;
  }
  if (projects.isPending) return <ProjectGridSkeleton />;
  return (
    <div className="py-14">
      <ErrorState
        message={`Error loading projects: ${projects.error.message}`}
        onRetry={() => void projects.refetch()}
        isRetrying={projects.isFetching}
      />
    </div>
  );
}
