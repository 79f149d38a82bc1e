import { useInfiniteQuery } from "@tanstack/react-query";
import { deletionNotices } from "@/components/admin/record-notices";
import { RecordsPage } from "@/components/admin/RecordsPage";
import { useListParams } from "@/components/admin/use-list-params";
import { useDeletion } from "@/data/bin";
import { adminProjectsQuery } from "@/data/projects/admin";
import { projectKey } from "@/data/projects/public";
import { projectTexts } from "@/data/projects/record";
import { plural } from "@/lib/format/dates-and-numbers";
import { recordSorts } from "@/lib/record";
import { t } from "@/lib/words";
import { ProjectEditor } from "./ProjectEditor";
import { ProjectRow } from "./ProjectRow";

const PROJECTS = { one: "{count} project", other: "{count} projects" } as const;
const MATCHING = { one: "{count} matching project", other: "{count} matching projects" } as const;

export function AdminProjectsPage() {
  const params = useListParams(recordSorts);
  return (
    <RecordsPage
      title={t("Projects")}
      texts={projectTexts}
      countOf={(total, isFiltered) => plural(total, isFiltered ? MATCHING : PROJECTS)}
      params={params}
      query={useInfiniteQuery(adminProjectsQuery(params))}
      search={{
        label: t("Search projects"),
        fields: t("Title, description or technology"),
        none: t("No projects match your search."),
      }}
      emptyHint={t("Create your first project to get started")}
      renderRow={(project, onEdit, onDelete) => <ProjectRow {...{ project, onEdit, onDelete }} />}
      renderEditor={(id) => <ProjectEditor projectId={id} onClose={params.closeEditor} />}
      deletion={useDeletion(
        "projects",
        [projectKey],
        deletionNotices(
          { title: t("Project deleted successfully") },
          t("Failed to delete project"),
        ),
      )}
      deletionTexts={{
        title: t("Delete project"),
        question: (title) =>
          t('Are you sure you want to delete "{title}"? Its public page will be gone too.', {
            title,
          }),
      }}
    />
  );
}
