import { screen } from "@testing-library/react";
import { http } from "msw";
import type { Settings } from "@/data/settings/record";
import type { Tables } from "@/lib/supabase/database.types";
import { settingsRow } from "./factories";
import { openAsOwner } from "./owner";
import { rest, server } from "./server";
import { fillTable, serveFunctions, serveWrites } from "./table";

type Row = Tables<"site_settings">;

/** Opens the settings as the owner, at a hash such as "#general", and waits for the form. */
export async function openSettings(given: Partial<Row> = {}, hash = "") {
  const store = (values: Partial<Row>) => fillTable("site_settings", [settingsRow(values)]);
  store(given);
  serveFunctions("read_site_settings");
  serveWrites("site_settings");
  const saved: Settings[] = [];
  server.use(
    http.patch<never, Settings>(rest("site_settings"), async ({ request }) => {
      saved.push(await request.clone().json());
    }),
  );
  const { user } = openAsOwner(`/admin/settings${hash}`);
  await screen.findByRole("button", { name: "Save Settings" });
  return {
    user,
    /** What was sent to be stored, in order. */
    saved,
    /** Simulates another tab storing settings. */
    changeElsewhere: (values: Partial<Row>) =>
      store({ ...given, ...values, updated_at: new Date().toISOString() }),
  };
}
