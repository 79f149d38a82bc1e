import type { Tables } from "@/lib/supabase/database.types";
import { projectRow } from "../../../support/factories";
import { openRecord, serveRecords } from "../../../support/serve-records";

type Row = Tables<"projects">;

/** The owner's projects, newest first, and the owner; returns what was written. */
export const serveAdminProjects = (projects: Row[]) =>
  serveRecords("projects", projects, (sent) => Object.assign(projectRow(), sent));

export async function openNewProject() {
  const requests = serveAdminProjects([]);
  const opened = await openRecord("/admin/projects", "New Project", "Create New Project");
  return { ...opened, ...requests };
}

export async function openProject(project: Row) {
  const requests = serveAdminProjects([project]);
  return { ...(await openRecord("/admin/projects", `Edit ${project.title}`)), ...requests };
}
