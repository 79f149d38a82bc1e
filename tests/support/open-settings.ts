import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { Settings } from "@/data/settings/record";
import type { Tables } from "@/lib/supabase/database.types";
import { settingsRow } from "./factories";
import { renderApp } from "./render";
import { rest, server } from "./server";
import { signedInAs } from "./session";

type Row = Tables<"site_settings">;

/** The single row of settings, read and written as in the database. */
function serveSettings(given: Partial<Row>) {
  let row = settingsRow(given);
  const saved: Settings[] = [];
  const store = (values: Partial<Row>) => {
    row = { ...row, ...values, updated_at: new Date().toISOString() };
  };
  server.use(
    http.get(rest("site_settings"), () => HttpResponse.json(row)),
    http.post(rest("rpc/read_site_settings"), () => HttpResponse.json([row])),
    http.patch<never, Settings>(rest("site_settings"), async ({ request }) => {
      const sent = await request.json();
      saved.push(sent);
      const seen = new URL(request.url).searchParams.get("updated_at");
      if (seen !== `eq.${row.updated_at}`) return HttpResponse.json([]);
      store(sent);
      return HttpResponse.json([{ updated_at: row.updated_at }]);
    }),
  );
  return {
    /** What was sent to be stored, in order. */
    saved,
    /** Simulates another tab storing settings. */
    changeElsewhere: store,
  };
}

/** Opens the settings as the owner, at a hash such as "#general", and waits for the form. */
export async function openSettings(given: Partial<Row> = {}, hash = "") {
  signedInAs({ email: "owner@example.com", isOwner: true });
  const requests = serveSettings(given);
  const { user } = renderApp(`/admin/settings${hash}`);
  await screen.findByRole("button", { name: "Save Settings" });
  return { user, ...requests };
}
