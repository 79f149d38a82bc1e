import type { Tables } from "@/lib/supabase/database.types";
import { kindRow } from "../../../support/factories";
import { openRecord, serveRecords } from "../../../support/serve-records";

type Row = Tables<"consultation_kinds">;

/** The owner's kinds of consultation, in order, and the owner; returns what was written. */
export const serveKinds = (kinds: Row[]) =>
  serveRecords("consultation_kinds", kinds, (sent) => Object.assign(kindRow(), sent));

export async function openNewKind() {
  const requests = serveKinds([]);
  const opened = await openRecord("/admin/kinds", "New Kind", "New Kind of Consultation");
  return { ...opened, ...requests };
}

export async function openKind(kind: Row) {
  const requests = serveKinds([kind]);
  return { ...(await openRecord("/admin/kinds", `Edit ${kind.title}`)), ...requests };
}
