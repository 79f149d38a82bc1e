import { screen } from "@testing-library/react";
import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { projectRow } from "../../../support/factories";
import { renderApp } from "../../../support/render";
import { signedInAs } from "../../../support/session";
import { serveTable } from "../../../support/table";

type Row = Tables<"projects">;
type Sent = TablesInsert<"projects">;

/** The owner's projects, newest first, and the owner; returns what was written. */
export function serveAdminProjects(projects: Row[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  // jsdom has no layout, which the editor of the long description needs.
  localStorage.setItem("plain-editor", "true");
  const updated: Sent[] = [];
  const { inserted, deleted, change } = serveTable(
    "projects",
    projects,
    (sent: Sent) => Object.assign(projectRow(), sent),
    (sent) => updated.push(sent),
  );
  return { inserted, updated, deleted, changeElsewhere: change };
}

/** Opens the editor for a new project. */
export async function openNewProject() {
  const requests = serveAdminProjects([]);
  const { user } = renderApp("/admin/projects");
  await user.click(await screen.findByRole("button", { name: "New Project" }));
  await screen.findByRole("dialog", { name: "Create New Project" });
  return { user, ...requests };
}

/** Opens the editor for a project. */
export async function openProject(project: Row) {
  const requests = serveAdminProjects([project]);
  const { user } = renderApp("/admin/projects");
  await user.click(await screen.findByRole("button", { name: `Edit ${project.title}` }));
  await screen.findByRole("textbox", { name: "Title" });
  return { user, ...requests };
}

/** A field of the form by its label. */
export const field = (name: string) => screen.getByLabelText(name, { exact: true });
