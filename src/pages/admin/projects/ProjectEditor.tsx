import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { RecordEditor } from "@/components/admin/RecordEditor";
import { storedProjectQuery, useSaveProject } from "@/data/projects/admin";
import type { Notices } from "@/lib/query-client";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { projectModel } from "./project-input";
import { ProjectForm } from "./ProjectForm";

type Props = {
  /** Null for a new project. */
  projectId: string | null;
  onClose: () => void;
};

/** @param view opens a project's public page */
const noticesWith = (view: (id: string) => void): Notices<{ id: string }> => ({
  success: ({ id }) => ({
    title: t("Project saved successfully!"),
    action: { label: t("View"), onClick: () => view(id) },
  }),
  failure: (error) => ({ title: t("Failed to save project"), description: error.message }),
});

export function ProjectEditor({ projectId, onClose }: Props) {
  const navigate = useNavigate();
  const query = useQuery({
    ...storedProjectQuery(projectId ?? ""),
    enabled: projectId !== null,
    staleTime: 0,
  });
  return (
    <RecordEditor
      noun="project"
      rowId={projectId}
      query={query}
      saving={useSaveProject(noticesWith((id) => void navigate(paths.project(id))))}
      model={projectModel}
      titles={{ create: t("Create New Project"), edit: t("Edit Project") }}
      renderForm={(form) => <ProjectForm {...form} />}
      onClose={onClose}
    />
  );
}
