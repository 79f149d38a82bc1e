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
import { countOf } from "@/lib/format/dates-and-numbers";
import { ProjectEditor } from "./ProjectEditor";
import { ProjectRow, projectMenuId } from "./ProjectRow";
import { restoreNotices, undo } from "@/components/admin/bin-texts";
import { DeleteDialog } from "@/components/admin/DeleteDialog";
import { useRestore } from "@/data/bin";

const sortChoices: readonly { value: ProjectSort; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "edited", label: "Last edited" },
  { value: "title", label: "Title" },
];

export function AdminProjectsPage() {
  const address = useListParams(["newest", "oldest", "edited", "title"]);
  const { search, sort, edited } = address;
  const projects = useInfiniteQuery(adminProjectsQuery({ search, sort }));
  const [deleting, setDeleting] = useState<ProjectListItem>();
  const isFiltered = search !== "";

  return (
    <Page title="Projects" className="mx-auto grid max-w-page gap-6 p-4 pb-16 md:p-8">
      <RecordListHeader
        title="Projects"
        count={
          projects.data && countOf(projects.data.total, isFiltered ? "matching project" : "project")
        }
        noun="Project"
        onNew={() => address.openEditor(null)}
      />
      <ListFilters
        things="projects"
        searchedFields="Title, description or technology"
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
          isFiltered ? "No projects match your search." : "Create your first project to get started"
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
      title: "Project deleted successfully",
      ...undo(() => restore.mutate({ kind: "projects", ids: [id] })),
    }),
    failure: () => ({ title: "Failed to delete project" }),
  });
  return (
    <DeleteDialog
      title="Delete project"
      description={`Are you sure you want to delete "${project.title}"? Its public page goes as well.`}
      isDeleting={remove.isPending}
      onDelete={(whenDone) => remove.mutate(project.id, { onSuccess: whenDone })}
      onClose={onClose}
      openerId={projectMenuId(project.id)}
    />
  );
}
