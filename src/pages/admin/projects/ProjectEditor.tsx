import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { RecordEditor } from "@/components/admin/RecordEditor";
import { storedProjectQuery, useSaveProject } from "@/data/projects/admin";
import type { Notices } from "@/lib/query-client";
import { paths } from "@/paths";
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
    title: "Project saved successfully!",
    action: { label: "View", onClick: () => view(id) },
  }),
  failure: (error) => ({ title: "Failed to save project", description: error.message }),
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
      titles={{ create: "Create New Project", edit: "Edit Project" }}
      renderForm={(form) => <ProjectForm {...form} />}
      onClose={onClose}
    />
  );
}
