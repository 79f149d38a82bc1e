import { isKeyRefusal } from "@/lib/requests/key-refusal";

/** What the answer of Auth that brings a session has, besides much else. */
type Answer = { expires_at?: number; expires_in?: number };

/**
 * Sends requests so that the client keeps a session that the server would still take:
 *
 * - When a token expires is left to the client, which compares it with this device's clock. By the server's, a
 *   device two hours ahead would find every new token expired, and ask for another before each request.
 * - A refused key says nothing about the session, which the client would give up; nor do a limit on how often may be
 *   asked, and the page of a filter in between, when a session is renewed. As a failure of the server it is tried again
 *   later.
 */
export function fetchForAuth(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes("/auth/v1/")) return answer;
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null);
    const isRenewal = url.includes("grant_type=refresh_token");
    const saysNothing = answer.status === 429 || (!answer.ok && body === null);
    if (isKeyRefusal(body, answer.status) || (isRenewal && saysNothing)) {
      return Response.json(body ?? {}, { status: 503 });
    }
    if (!bringsSession(body)) return answer;
    const { expires_at: _byServer, ...session } = body;
    return Response.json(session, { status: answer.status, headers: answer.headers });
  };
}

function bringsSession(body: unknown): body is Answer {
  return typeof body === "object" && body !== null && "expires_in" in body && "expires_at" in body;
}
