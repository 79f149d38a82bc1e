import { useQuery } from "@tanstack/react-query";
import { RecordEditor } from "@/components/RecordEditor";
import { storedProjectQuery, useSaveProject } from "@/data/projects/admin";
import type { Notices } from "@/lib/query-client";
import { projectModel } from "./project-input";
import { ProjectForm } from "./ProjectForm";

type Props = {
  /** Null for a new project. */
  projectId: string | null;
  onClose: () => void;
};

const notices: Notices = {
  success: () => ({ title: "Project saved successfully!" }),
  failure: (error) => ({ title: "Failed to save project", description: error.message }),
};

export function ProjectEditor({ projectId, onClose }: Props) {
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
      saving={useSaveProject(notices)}
      model={projectModel}
      titles={{ create: "Create New Project", edit: "Edit Project" }}
      renderForm={(form) => <ProjectForm {...form} />}
      onClose={onClose}
    />
  );
}
