import { handleCalendarRequest } from "../functions/calendars/handle-request.ts";
import type { EmbeddedBackend } from "./backend.ts";
import { databaseOf } from "./functions.ts";

/** For requests that stay in this process. */
const ORIGIN = "http://localhost";

/**
 * Has the Edge Function `calendars` read what is due, as pg_cron and pg_net do on a hosted project.
 *
 * @param fetchText fetches a calendar; from the public internet by default
 */
export async function readCalendars(
  backend: Pick<EmbeddedBackend, "exclusive" | "fetch">,
  fetchText?: Parameters<typeof handleCalendarRequest>[2],
): Promise<void> {
  const { rows } = await backend.exclusive((db) =>
    db.query<{ ticket: string }>("select ticket from private.begin_due_readings()"),
  );
  for (const { ticket } of rows) {
    const request = new Request(`${ORIGIN}/functions/v1/calendars`, {
      method: "POST",
      body: JSON.stringify({ ticket }),
    });
    await handleCalendarRequest(request, databaseOf(backend, ORIGIN), fetchText);
  }
}
