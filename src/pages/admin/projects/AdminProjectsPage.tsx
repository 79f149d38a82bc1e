import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListFilters } from "@/components/admin/ListFilters";
import { Page } from "@/components/Page";
import { RecordList } from "@/components/admin/RecordList";
import { RecordListHeader } from "@/components/admin/RecordListHeader";
import { useListParams } from "@/components/admin/use-list-params";
import {
  adminProjectsQuery,
  type ProjectListItem,
  type ProjectSort,
  useDeleteProject,
} from "@/data/projects/admin";
import { plural } from "@/lib/format/dates-and-numbers";
import { ProjectEditor } from "./ProjectEditor";
import { ProjectRow, projectMenuId } from "./ProjectRow";
import { restoreNotices, undo } from "@/components/admin/bin-texts";
import { DeleteDialog } from "@/components/admin/DeleteDialog";
import { useRestore } from "@/data/bin";
import { t } from "@/lib/words";

const sortChoices: readonly { value: ProjectSort; label: string }[] = [
  { value: "newest", label: t("Newest") },
  { value: "oldest", label: t("Oldest") },
  { value: "edited", label: t("Last edited") },
  { value: "title", label: t("Title") },
];

const PROJECTS = { one: "{count} project", other: "{count} projects" } as const;
const MATCHING = { one: "{count} matching project", other: "{count} matching projects" } as const;

export function AdminProjectsPage() {
  const address = useListParams(["newest", "oldest", "edited", "title"]);
  const { search, sort, edited } = address;
  const projects = useInfiniteQuery(adminProjectsQuery({ search, sort }));
  const [deleting, setDeleting] = useState<ProjectListItem>();
  const isFiltered = search !== "";

  return (
    <Page title={t("Projects")} className="mx-auto grid max-w-page gap-6 p-4 pb-16 md:p-8">
      <RecordListHeader
        title={t("Projects")}
        count={projects.data && plural(projects.data.total, isFiltered ? MATCHING : PROJECTS)}
        noun="project"
        onNew={() => address.openEditor(null)}
      />
      <ListFilters
        label={t("Search projects")}
        searchedFields={t("Title, description or technology")}
        search={search}
        onSearch={address.setSearch}
        sort={sort}
        sortChoices={sortChoices}
        onSort={address.setSort}
      />

      <RecordList
        things="projects"
        query={projects}
        emptyHint={
          isFiltered
            ? t("No projects match your search.")
            : t("Create your first project to get started")
        }
        renderRow={(project) => (
          <ProjectRow
            project={project}
            onEdit={() => address.openEditor(project.id)}
            onDelete={() => setDeleting(project)}
          />
        )}
      />

      {edited !== undefined && (
        <ProjectEditor key={edited ?? "new"} projectId={edited} onClose={address.closeEditor} />
      )}
      {deleting && (
        <DeleteProjectDialog
          project={deleting}

          onClose={() => setDeleting(undefined)}
        />
      )}
    </Page>
  );
}

type Props = { project: ProjectListItem; onClose: () => void };

function DeleteProjectDialog({ project, onClose }: Props) {
  const restore = useRestore(restoreNotices);
  const remove = useDeleteProject({
    success: (_data, id) => ({
      title: t("Project deleted successfully"),
      ...undo(() => restore.mutate({ kind: "projects", ids: [id] })),
    }),
    failure: () => ({ title: t("Failed to delete project") }),
  });
  return (
    <DeleteDialog
      title={t("Delete project")}
      description={t('Are you sure you want to delete "{title}"? Its public page goes as well.', {
        title: project.title,
      })}
      isDeleting={remove.isPending}
      onDelete={(whenDone) => remove.mutate(project.id, { onSuccess: whenDone })}
      onClose={onClose}
      openerId={projectMenuId(project.id)}
    />
  );
}
