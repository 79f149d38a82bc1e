import { useQuery } from "@tanstack/react-query";
import { BelowArticle, type Neighbour } from "@/components/BelowArticle";
import { projectArticlesQuery, projectsQuery, type ProjectSummary } from "@/data/projects/public";
import { paths } from "@/paths";

type Props = { projectId: string };

/** The projects above and below this one in the list, and articles about it. */
export function AfterProject({ projectId }: Props) {
  const { data: projects = [] } = useQuery(projectsQuery());
  const { data: articles = [] } = useQuery(projectArticlesQuery(projectId));
  // A project newer than the list that is loaded stands before its first one.
  const place = projects.findIndex(({ id }) => id === projectId);
  return (
    <BelowArticle
      noun="project"
      previous={neighbourOf(projects[place - 1], "Previous project")}
      next={neighbourOf(projects[place + 1], "Next project")}
      related={articles}
    />
  );
}

function neighbourOf(project: ProjectSummary | undefined, label: string): Neighbour | undefined {
  return project && { title: project.title, path: paths.project(project.slug), label };
}
