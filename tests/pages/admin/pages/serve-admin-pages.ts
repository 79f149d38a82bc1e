import type { Tables } from "@/lib/supabase/database.types";
import { pageRow } from "../../../support/factories";
import { openRecord, serveRecords } from "../../../support/serve-records";

type Row = Tables<"pages">;

/** The owner's pages, and the owner; returns what was written. */
export function serveAdminPages(pages: Row[]) {
  // Without a language it has the site's.
  return serveRecords("pages", pages, (sent) =>
    Object.assign(pageRow(), sent, { language: sent.language || "en" }),
  );
}

export async function openNewPage() {
  const requests = serveAdminPages([]);
  return { ...(await openRecord("/admin/pages", "New Page", "New Page")), ...requests };
}

export async function openPage(page: Row) {
  const requests = serveAdminPages([page]);
  return { ...(await openRecord("/admin/pages", `Edit ${page.title}`)), ...requests };
}
