import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { CallToAction } from "@/components/CallToAction";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { projectsQuery } from "@/data/projects";
import { paths } from "@/paths";
import { ProjectFilters } from "./ProjectFilters";
import { ProjectGridSkeleton } from "./ProjectGrid";
import { ProjectLists } from "./ProjectLists";
import { useProjectFilters } from "./use-project-filters";

export function ProjectsPage() {
  const projects = useQuery(projectsQuery());
  const filtering = useProjectFilters();
  const { hash } = useLocation();

  return (
    <Page
      title="My Projects"
      description="What has been built, what is being built, and what is planned."
    >
      <PageHeader
        label="03 — Work"
        title="My Projects"
        lead="What has been built, what is being built, and what exists on squared paper only."
      />
      <div className="page-width">
        <ProjectFilters {...filtering} />
        {projects.data ? (
          <ProjectLists projects={projects.data} targetId={hash.slice(1)} {...filtering} />
        ) : projects.isPending ? (
          <ProjectGridSkeleton />
        ) : (
          <div className="py-14">
            <ErrorState
              message={`Error loading projects: ${projects.error.message}`}
              onRetry={() => void projects.refetch()}
              isRetrying={projects.isFetching}
            />
          </div>
        )}
      </div>
      <CallToAction
        title="Is yours next?"
        text="Tell me what it should do for whom. A sketch on a napkin will do."
      >
        <ButtonLink to={paths.contact}>Start a Project</ButtonLink>
      </CallToAction>
    </Page>
  );
}
