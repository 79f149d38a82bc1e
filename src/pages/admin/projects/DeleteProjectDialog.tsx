import { restoreNotices, undo } from "@/components/bin-texts";
import { DeleteDialog } from "@/components/DeleteDialog";
import { useRestore } from "@/data/bin";
import { useDeleteProject, type ProjectListItem } from "@/data/projects/admin";
import { projectMenuId } from "./ProjectRow";

type Props = { project: ProjectListItem; onClose: () => void };

export function DeleteProjectDialog({ project, onClose }: Props) {
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
