import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useSavingNotices } from "@/components/admin/record-notices";
import { RecordEditor } from "@/components/admin/RecordEditor";
import { useRecordEditor } from "@/components/admin/use-record-editor";
import { storedProjectQuery, useSaveProject } from "@/data/projects/admin";
import { projectTexts } from "@/data/projects/record";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { projectModel, storedInput } from "./project-input";
import { ProjectForm } from "./ProjectForm";

type Props = {
  /** Null for a new project. */
  projectId: string | null;
  onClose: () => void;
};

export function ProjectEditor({ projectId, onClose }: Props) {
  const navigate = useNavigate();
  const editor = useRecordEditor({
    noun: "project",
    rowId: projectId,
    query: useQuery(storedProjectQuery(projectId ?? "")),
    saving: useSaveProject(
      useSavingNotices(t("Project saved successfully!"), t("Failed to save project"), ({ id }) => {
        void navigate(paths.project(id));
      }),
    ),
    model: projectModel,
  });
  return (
    <RecordEditor
      editor={editor}
      texts={projectTexts}
      titles={{ create: t("Create New Project"), edit: t("Edit Project") }}
      storedInput={storedInput}
      renderForm={(form) => <ProjectForm {...form} />}
      onClose={onClose}
    />
  );
}
