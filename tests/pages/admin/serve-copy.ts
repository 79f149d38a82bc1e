import { http, HttpResponse } from "msw";
import { rest, server } from "../../support/server";

/** Who has written a working copy, and when. */
export const NEW = "00000000-0000-4000-8000-000000000777";
export const SEEN = "2026-11-02T09:00:00+00:00";

/** A working copy, as another device has left it; returns what was asked to be removed. */
export function serveCopy(fields: object, base: string | null = null): URLSearchParams[] {
  const removed: URLSearchParams[] = [];
  server.use(
    http.get(rest("working_copies"), () =>
      HttpResponse.json([
        { writer: NEW, base_version: base, fields, device: "Safari on iPhone", saved_at: SEEN },
      ]),
    ),
    http.delete(rest("working_copies"), ({ request }) => {
      removed.push(new URL(request.url).searchParams);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return removed;
}
