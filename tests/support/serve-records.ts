import { screen, within } from "@testing-library/react";
import type { TablesInsert } from "@/lib/supabase/database.types";
import { renderApp } from "./render";
import { signedInAs } from "./session";
import { serveTable } from "./table";

type Table = "consultation_kinds" | "pages" | "projects";

/** What the owner edits in a list of records, newest first, and the owner; returns what was written. */
export function serveRecords<Name extends Table, Row extends { id: string }>(
  name: Name,
  rows: Row[],
  create: (sent: TablesInsert<Name>) => Row,
) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  // jsdom has no layout, which the editor of long texts needs.
  localStorage.setItem("plain-editor", "true");
  const updated: TablesInsert<Name>[] = [];
  const { inserted, deleted, change } = serveTable(name, rows, create, (sent) =>
    updated.push(sent),
  );
  return { inserted, updated, deleted, changeElsewhere: change };
}

/** Opens the list at an address, and the editor by a button of it. */
export async function openRecord(path: string, button: string, title: string | RegExp = /./) {
  const { user } = renderApp(path);
  await user.click(await screen.findByRole("button", { name: button }));
  const editor = within(await screen.findByRole("dialog", { name: title }));
  await editor.findByRole("textbox", { name: "Title" });
  return { user };
}

/** A field of the form by its label. */
export const field = (name: string) => screen.getByLabelText(name, { exact: true });
