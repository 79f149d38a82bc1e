import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { pageRow } from "../../../support/factories";
import { rest, server } from "../../../support/server";
import { renderApp } from "../../../support/render";
import { signedInAs } from "../../../support/session";
import { serveTable } from "../../../support/table";

type Row = Tables<"pages">;
type Sent = TablesInsert<"pages">;

/** The owner's pages, and the owner; returns what was written. */
export function serveAdminPages(pages: Row[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  // jsdom has no layout, which the editor of the text needs.
  localStorage.setItem("plain-editor", "true");
  server.use(http.get(rest("draft_links"), () => HttpResponse.json([])));
  const updated: Sent[] = [];
  const { inserted, deleted, change } = serveTable(
    "pages",
    pages,
    // Without a language it has the site's.
    (sent: Sent) => Object.assign(pageRow(), sent, { language: sent.language || "en" }),
    (sent) => updated.push(sent),
  );
  return { inserted, updated, deleted, changeElsewhere: change };
}

/** Opens the editor for a new page. */
export async function openNewPage() {
  const requests = serveAdminPages([]);
  const { user } = renderApp("/admin/pages");
  await user.click(await screen.findByRole("button", { name: "New Page" }));
  await screen.findByRole("dialog", { name: "New Page" });
  return { user, ...requests };
}

/** Opens the editor for a page. */
export async function openPage(page: Row) {
  const requests = serveAdminPages([page]);
  const { user } = renderApp("/admin/pages");
  await user.click(await screen.findByRole("button", { name: `Edit ${page.title}` }));
  await screen.findByRole("textbox", { name: "Title" });
  return { user, ...requests };
}

/** A field of the form by its label. */
export const field = (name: string) => screen.getByLabelText(name, { exact: true });
