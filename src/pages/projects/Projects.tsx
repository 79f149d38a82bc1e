import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/ui/ErrorState";
import { projectsQuery } from "@/data/projects/public";
import { ProjectGridSkeleton } from "./ProjectGrid";
import { ProjectLists } from "./ProjectLists";
import { useProjectFilters } from "./use-project-filters";

/** The projects that match the URL. */
export function Projects() {
  const projects = useQuery(projectsQuery());
  const filtering = useProjectFilters();

  if (projects.data) return <ProjectLists projects={projects.data} {...filtering} />;
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
