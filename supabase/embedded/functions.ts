import { handleCalendarRequest, type CallDatabase } from "../functions/calendars/handle-request.ts";
import { handleMailRequest } from "../functions/mail/handle-request.ts";
import { publishableKey } from "./keys.ts";

type Backend = {
  fetch: (request: Request, from: { peerAddress: string | null }) => Promise<Response>;
  siteUrl: string;
};

/**
 * Handles requests to Edge Functions as a hosted project does: with their own code, with the REST API behind
 * it.
 *
 * @returns undefined for any other request
 */
export async function handleFunctionRequest(
  request: Request,
  backend: Backend,
): Promise<Response | undefined> {
  const { pathname, origin } = new URL(request.url);
  if (!pathname.startsWith("/functions/")) return undefined;
  const call = databaseOf(backend, origin);
  if (pathname === "/functions/v1/calendars") return handleCalendarRequest(request, call);
  if (!/^\/functions\/v1\/mail(\/|$)/.test(pathname)) return new Response(null, { status: 404 });
  return handleMailRequest(request, {
    call: async (name, args) => {
      await call(name, args);
    },
    calendar: (token) =>
      backend.fetch(
        new Request(`${origin}/rest/v1/rpc/calendar_feed?token=${encodeURIComponent(token)}`, {
          headers: { apikey: publishableKey },
        }),
        { peerAddress: null },
      ),
    siteUrl: () => Promise.resolve(backend.siteUrl),
  });
}

/** Calls database functions with the rights of an anonymous visitor. */
export function databaseOf(backend: Pick<Backend, "fetch">, origin: string): CallDatabase {
  return async (name, args) => {
    const call = new Request(`${origin}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: publishableKey, "Content-Type": "application/json" },
      body: JSON.stringify(args),
    });
    const response = await backend.fetch(call, { peerAddress: null });
    if (!response.ok) throw new Error(`The database refused: HTTP ${response.status}`);
    return response.text();
  };
}
