import { answerMail } from "../functions/mail/answer.ts";
import { publishableKey } from "./keys.ts";

/**
 * Answers requests to Edge Functions as a hosted project does: by their own code, with the REST API
 * behind it.
 *
 * @returns undefined for any other request
 */
export async function answerFunctions(
  request: Request,
  backend: {
    fetch: (request: Request, from: { peerAddress: string | null }) => Promise<Response>;
    siteUrl: string;
  },
): Promise<Response | undefined> {
  const { pathname, origin } = new URL(request.url);
  if (!pathname.startsWith("/functions/")) return undefined;
  if (!/^\/functions\/v1\/mail(\/|$)/.test(pathname)) return new Response(null, { status: 404 });
  return answerMail(request, {
    call: async (name, args) => {
      const call = new Request(`${origin}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { apikey: publishableKey, "Content-Type": "application/json" },
        body: JSON.stringify(args),
      });
      const response = await backend.fetch(call, { peerAddress: null });
      if (!response.ok) throw new Error(`The database refused: HTTP ${response.status}`);
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
