import { CallToAction } from "@/components/CallToAction";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { paths } from "@/paths";
import { ProjectFilters } from "./ProjectFilters";
import { Projects } from "./Projects";
import { useProjectFilters } from "./use-project-filters";

export function ProjectsPage() {
  const filtering = useProjectFilters();

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
        <Projects />
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
