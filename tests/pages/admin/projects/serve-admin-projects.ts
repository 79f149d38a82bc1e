import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { projectRow } from "../../../support/factories";
import { renderApp } from "../../../support/render";
import { rest, rowsWithCount, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";

type Row = Tables<"projects">;
const PAGE_SIZE = 12;

// jsdom has no layout to observe; the switches ask for it.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

/**
 * A table of projects that can be listed, read, written and deleted, as the owner.
 *
 * @param projects what it holds at first, newest first
 * @returns what was asked and written, in order
 */
export function serveAdminProjects(projects: Row[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  // jsdom has no layout, which the editor of the long description needs.
  localStorage.setItem("plain-editor", "true");
  let rows = [...projects];
  const orders: (string | null)[] = [];
  const inserted: TablesInsert<"projects">[] = [];
  const updated: TablesInsert<"projects">[] = [];
  const deleted: string[] = [];

  server.use(
    http.get(rest("projects"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const id = searchParams.get("id");
      if (id) return HttpResponse.json(rows.filter((row) => id === `eq.${row.id}`));

      orders.push(searchParams.get("order"));
      const search = searchParams.get("search_text")?.replace("imatch.***=", "") ?? "";
      const matching = rows.filter((row) =>
        [row.title, row.description, ...row.technologies]
          .join("\n")
          .toLowerCase()
          .includes(search.toLowerCase()),
      );
      const lastSeen = /id\.[lg]t\.([\w-]+)/.exec(searchParams.get("or") ?? "")?.[1];
      const start = lastSeen ? matching.findIndex((row) => row.id === lastSeen) + 1 : 0;
      return rowsWithCount(matching.slice(start, start + PAGE_SIZE), matching.length);
    }),
    http.post<never, TablesInsert<"projects">>(rest("projects"), async ({ request }) => {
      const sent = await request.json();
      inserted.push(sent);
      rows = [{ ...projectRow(), ...sent }, ...rows];
      return HttpResponse.json({ id: sent.id }, { status: 201 });
    }),
    http.patch<never, TablesInsert<"projects">>(rest("projects"), async ({ request }) => {
      const sent = await request.json();
      updated.push(sent);
      const { searchParams } = new URL(request.url);
      const asked = rows.find(
        (row) =>
          searchParams.get("id") === `eq.${row.id}` &&
          searchParams.get("updated_at") === `eq.${row.updated_at}`,
      );
      if (!asked) return HttpResponse.json([]);
      const changed = { ...asked, ...sent, updated_at: new Date().toISOString() };
      rows = rows.map((row) => (row === asked ? changed : row));
      return HttpResponse.json([{ id: changed.id }]);
    }),
    http.delete(rest("projects"), ({ request }) => {
      const id = new URL(request.url).searchParams.get("id")?.replace("eq.", "") ?? "";
      deleted.push(id);
      rows = rows.filter((row) => row.id !== id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return {
    orders,
    inserted,
    updated,
    deleted,
    /** What somebody else does meanwhile. */
    changeElsewhere: (id: string, values: Partial<Row>) => {
      const changed = rows.find((row) => row.id === id);
      if (changed) Object.assign(changed, values, { updated_at: new Date().toISOString() });
    },
  };
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
