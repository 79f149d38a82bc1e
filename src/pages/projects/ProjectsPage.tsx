import { CallToAction } from "@/components/CallToAction";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { paths } from "@/paths";
import { numberedLabel } from "@/sections";
import { ProjectFilters } from "./ProjectFilters";
import { useProjectFilters } from "./use-project-filters";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/ui/ErrorState";
import { projectsQuery } from "@/data/projects/public";
import { ProjectGridSkeleton } from "./ProjectGrid";
import { ProjectLists } from "./ProjectLists";
import { t } from "@/lib/words";

export function ProjectsPage() {
  const projects = useQuery(projectsQuery());
  const filtering = useProjectFilters();

  return (
    <Page
      title={t("My Projects")}
      description={t("What has been built, what is being built, and what is planned.")}
    >
      <PageHeader
        label={numberedLabel(paths.projects, t("Work"))}
        title={t("My Projects")}
        lead={t(
          "What has been built, what is being built, and what so far exists only on graph paper.",
        )}
      />
      <div className="page-width">
        <ProjectFilters {...filtering} />
        {projects.data ? (
          <ProjectLists projects={projects.data} {...filtering} />
        ) : projects.isPending ? (
          <ProjectGridSkeleton />
        ) : (
          <div className="py-14">
            <ErrorState
              message={t("Error loading projects: {message}", { message: projects.error.message })}
              query={projects}
            />
          </div>
        )}
      </div>
      <CallToAction
        title={t("Is yours next?")}
        text={t("Tell me what it should do, and for whom. A sketch on a napkin will do.")}
      >
        <ButtonLink to={paths.contact}>{t("Start a Project")}</ButtonLink>
      </CallToAction>
    </Page>
  );
}
