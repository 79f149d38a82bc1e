import { isKeyRejected } from "@/lib/requests/key-rejection";

/** The relevant part of an Auth response that contains a session. */
type SessionBody = { expires_at?: number; expires_in?: number };

/** The statuses with which Auth itself rejects requests. */
const REFUSALS = new Set([400, 401, 403, 404, 422]);

/** The requests whose rejection ends a session or a link. Other rejections are reported to the user. */
const DECISIVE = /\/token\?grant_type=(refresh_token|pkce)/;
const SIGNING_OUT = /\/auth\/v1\/logout/;

/**
 * Sends requests so that the client keeps a session that the server would still accept:
 *
 * - A token's expiry is left to the client, which compares it with this device's clock. By the server's clock, a
 *   device two hours ahead would find every new token expired, and request another before each request.
 * - A rejected key says nothing about the session, but the client would end it; the same goes for a rate limit, an
 *   exceeded quota, a paused project and the page of a filter in between. Treated as a server failure, a renewal is
 *   retried later, and a user who followed a link is told that the server did not respond.
 */
export function fetchForAuth(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes("/auth/v1/")) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const { ok, status } = response;
    const isKey = isKeyRejected(body, status);
    const isInconclusive = !ok && (body === null || !REFUSALS.has(status) || isKey);
    // For the client a 401 means that the session had ended before.
    if (DECISIVE.test(url) ? isInconclusive : isKey && SIGNING_OUT.test(url)) {
      return Response.json(body ?? {}, { status: 503 });
    }
    if (!hasSession(body)) return response;
    const { expires_at: _byServer, ...session } = body;
    return Response.json(session, { status: response.status, headers: response.headers });
  };
}

function hasSession(body: unknown): body is SessionBody {
  return typeof body === "object" && body !== null && "expires_in" in body && "expires_at" in body;
}
