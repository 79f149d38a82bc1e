import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ArticleHtml } from "@/components/ArticleHtml";
import { CoverImage } from "@/components/CoverImage";
import { ArticleSkeleton } from "@/components/ArticleSkeleton";
import { MissingContent } from "@/components/MissingContent";
import { Page } from "@/components/Page";
import { useCurrentSlug } from "@/components/use-current-slug";
import {
  projectQuery,
  projectArticlesQuery,
  projectsQuery,
  type ProjectSummary,
} from "@/data/projects/public";
import { MAIN_LANGUAGE } from "@/lib/text/language";
import { paths } from "@/paths";
import { ProjectData } from "./ProjectData";
import { ProjectHeader } from "./ProjectHeader";
import { BelowArticle, type Neighbour } from "@/components/BelowArticle";
import { t } from "@/lib/words";

const SLUG_OPTIONS = {
  keyOf: (idOrSlug: string) => projectQuery(idOrSlug).queryKey,
  pathOf: paths.project,
};

export function ProjectPage() {
  const { idOrSlug = "" } = useParams();
  const query = useQuery(projectQuery(idOrSlug));
  const { data: project, error, isPending } = query;
  useCurrentSlug(project, project?.slug, idOrSlug, SLUG_OPTIONS);
  const title = project
    ? project.title
    : isPending
      ? t("Loading…")
      : error
        ? t("Project could not be loaded")
        : t("Project Not Found");

  // One component for all states, so that focus and scroll position survive when the text arrives.
  return (
    <Page
      title={title}
      above={[{ name: t("My Projects"), path: paths.projects }]}
      description={project?.description}
      path={project ? paths.project(project.slug) : undefined}
      card={project ?? undefined}
      {...(import.meta.env.HAS_EDITIONS && { writtenIn: MAIN_LANGUAGE })}
      isHidden={!project && !isPending && !error}
    >
      {project ? (
        <>
          <ProjectData project={project} />
          <article className="page-width">
            <ProjectHeader project={project} />
            {project.image_url && <CoverImage src={project.image_url} />}
            {project.long_description_html && (
              <div className="mx-auto mt-10 w-full max-w-measure md:mt-14">
                <ArticleHtml
                  key={project.id}
                  id={project.id}
                  html={project.long_description_html}
                  {...(import.meta.env.HAS_EDITIONS && { language: MAIN_LANGUAGE })}
                />
              </div>
            )}
          </article>
          <AfterProject projectId={project.id} />
        </>
      ) : isPending ? (
        <ArticleSkeleton label={t("Loading project")} />
      ) : (
        <MissingContent
          label={t("Project")}
          title={title}
          error={error}
          query={query}
          back={{ to: paths.projects, label: t("Back to Projects") }}
        />
      )}
    </Page>
  );
}

type Props = { projectId: string };

/** The projects above and below this one in the list, and articles about it. */
function AfterProject({ projectId }: Props) {
  const { data: projects = [] } = useQuery(projectsQuery());
  const { data: articles = [] } = useQuery(projectArticlesQuery(projectId));
  // A project newer than the loaded list counts as before its first one.
  const index = projects.findIndex(({ id }) => id === projectId);
  return (
    <BelowArticle
      noun="project"
      previous={neighbourOf(projects[index - 1], t("Previous project"))}
      next={neighbourOf(projects[index + 1], t("Next project"))}
      related={articles}
    />
  );
}

function neighbourOf(project: ProjectSummary | undefined, label: string): Neighbour | undefined {
  return (
    project && {
      title: project.title,
      ...(import.meta.env.HAS_EDITIONS && { language: MAIN_LANGUAGE }),
      path: paths.project(project.slug),
      label,
    }
  );
}
