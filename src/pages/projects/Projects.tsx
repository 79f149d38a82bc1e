import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { ErrorState } from "@/components/ui/ErrorState";
import { projectsQuery } from "@/data/projects";
import { ProjectGridSkeleton } from "./ProjectGrid";
import { ProjectLists } from "./ProjectLists";
import { useProjectFilters } from "./use-project-filters";

/** The projects that the address asks for. */
export function Projects() {
  const projects = useQuery(projectsQuery());
  const filtering = useProjectFilters();
  const { hash } = useLocation();

  if (projects.data) {
    return <ProjectLists projects={projects.data} targetId={hash.slice(1)} {...filtering} />;
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
