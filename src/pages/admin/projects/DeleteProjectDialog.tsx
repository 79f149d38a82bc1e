import { DeleteDialog } from "@/components/DeleteDialog";
import { useDeleteProject, type ProjectListItem } from "@/data/projects/admin";
import type { Notices } from "@/lib/query-client";
import { projectMenuId } from "./ProjectRow";

type Props = { project: ProjectListItem; headingId: string; onClose: () => void };

const notices: Notices = {
  success: () => ({ title: "Project deleted successfully" }),
  failure: () => ({ title: "Failed to delete project" }),
};

export function DeleteProjectDialog({ project, headingId, onClose }: Props) {
  const remove = useDeleteProject(notices);
  return (
    <DeleteDialog
      title="Delete project"
      description={`Are you sure you want to delete "${project.title}"? It also goes from the public page of projects.`}
      isDeleting={remove.isPending}
      onDelete={(whenDone) => remove.mutate(project.id, { onSuccess: whenDone })}
      onClose={onClose}
      openerId={projectMenuId(project.id)}
      headingId={headingId}
    />
  );
}
