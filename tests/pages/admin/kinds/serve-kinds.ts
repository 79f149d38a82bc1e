import { screen } from "@testing-library/react";
import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { kindRow } from "../../../support/factories";
import { renderApp } from "../../../support/render";
import { signedInAs } from "../../../support/session";
import { serveTable } from "../../../support/table";

type Row = Tables<"consultation_kinds">;
type Sent = TablesInsert<"consultation_kinds">;

/** The owner's kinds of consultation, in order, and the owner; returns what was written. */
export function serveKinds(kinds: Row[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  const updated: Sent[] = [];
  const { inserted, deleted, change } = serveTable(
    "consultation_kinds",
    kinds,
    (sent: Sent) => Object.assign(kindRow(), sent),
    (sent) => updated.push(sent),
  );
  return { inserted, updated, deleted, changeElsewhere: change };
}

/** Opens the editor for a new kind. */
export async function openNewKind() {
  const requests = serveKinds([]);
  const { user } = renderApp("/admin/kinds");
  await user.click(await screen.findByRole("button", { name: "New Kind" }));
  await screen.findByRole("dialog", { name: "New Kind of Consultation" });
  return { user, ...requests };
}

/** Opens the editor for a kind. */
export async function openKind(kind: Row) {
  const requests = serveKinds([kind]);
  const { user } = renderApp("/admin/kinds");
  await user.click(await screen.findByRole("button", { name: `Edit ${kind.title}` }));
  await screen.findByRole("textbox", { name: "Title" });
  return { user, ...requests };
}
