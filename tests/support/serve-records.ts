import { screen, within } from "@testing-library/react";
import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { renderApp } from "./render";
import { signedInAs } from "./session";
import { serveTable } from "./table";

type Table = "consultation_kinds" | "pages" | "projects";

/** A list of the owner's, whose records are edited in a dialog. */
function recordsOf<Name extends Table, Row extends { id: string; title: string }>(
  name: Name,
  path: string,
  newButton: string,
  newTitle = newButton,
) {
  /** The records, newest first, and the owner; returns what was written. */
  function serve(rows: Row[]) {
    signedInAs({ email: "owner@example.com", isOwner: true });
    // jsdom has no layout, which the editor of long texts needs.
    localStorage.setItem("plain-editor", "true");
    const updated: TablesInsert<Name>[] = [];
    const { inserted, deleted, change } = serveTable<Row, TablesInsert<Name>>(name, rows, (sent) =>
      updated.push(sent),
    );
    return { inserted, updated, deleted, changeElsewhere: change };
  }

  async function openEditor(rows: Row[], button: string, title: string | RegExp) {
    const requests = serve(rows);
    const { user } = renderApp(path);
    await user.click(await screen.findByRole("button", { name: button }));
    const editor = within(await screen.findByRole("dialog", { name: title }));
    await editor.findByRole("textbox", { name: "Title" });
    return { user, ...requests };
  }

  return {
    serve,
    openNew: () => openEditor([], newButton, newTitle),
    open: (row: Row) => openEditor([row], `Edit ${row.title}`, /./),
  };
}

export const kinds = recordsOf<"consultation_kinds", Tables<"consultation_kinds">>(
  "consultation_kinds",
  "/admin/kinds",
  "New Kind",
  "New Kind of Consultation",
);

export const projects = recordsOf<"projects", Tables<"projects">>(
  "projects",
  "/admin/projects",
  "New Project",
  "Create New Project",
);

export const pages = recordsOf<"pages", Tables<"pages">>("pages", "/admin/pages", "New Page");

/** A field of the form by its label. */
export const field = (name: string) => screen.getByLabelText(name, { exact: true });
