import type { PGlite } from "@electric-sql/pglite";
import { claimsOf } from "./tokens.ts";

/*
 * Email links with PKCE, as in hosted Supabase. Lite exchanges codes for sessions, but its own email links put the
 * session itself into the URL, whatever the browser requested.
 */

/** The purpose of an email, by the path of the request; also the `type` in its link. */
const KINDS: Readonly<Record<string, string>> = {
  "/auth/v1/signup": "signup",
  "/auth/v1/resend": "signup",
  "/auth/v1/recover": "recovery",
};

type Challenge = { email: string; challenge: string; method: string };

/**
 * Passes a request to lite, and replaces the session with a code if the browser that requested the email sent a
 * challenge.
 *
 * @param passToLite passes the request to lite
 */
export async function handleWithCodes(
  db: PGlite,
  request: Request,
  passToLite: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kind = request.method === "POST" ? KINDS[pathname] : undefined;
  const challenge = kind && readChallenge(await request.clone().text());
  const response = await passToLite();
  if (challenge && response.ok) await storeChallenge(db, kind, challenge);
  const isLink = request.method === "GET" && pathname === "/auth/v1/verify";
  return isLink ? withCode(db, response) : response;
}

function readChallenge(body: string): Challenge | undefined {
  try {
    const sent = Object(JSON.parse(body));
    const { email, code_challenge: challenge, code_challenge_method: method } = sent;
    return typeof email === "string" && typeof challenge === "string" && typeof method === "string"
      ? { email, challenge, method }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The URL that an email's link redirects to: the requested one, if it is on this site. */
export function redirectUrl(request: Request, siteUrl: string): string {
  const requested = new URL(request.url).searchParams.get("redirect_to");
  const target = requested !== null && URL.canParse(requested) ? new URL(requested) : undefined;
  return target?.origin === new URL(siteUrl).origin ? target.href : siteUrl;
}

/** A new email invalidates the earlier link of the same kind, and with it its challenge. */
async function storeChallenge(
  db: PGlite,
  kind: string,
  { email, challenge, method }: Challenge,
): Promise<void> {
  await db.query(
    `with asking as (select id from auth.users where email = lower($1)),
     void as (
       delete from auth.flow_state
       where user_id in (select id from asking) and authentication_method = $2 and auth_code is null
     )
     insert into auth.flow_state
       (id, user_id, authentication_method, provider_type, code_challenge, code_challenge_method)
     select gen_random_uuid(), id, $2, 'email', $3, lower($4) from asking`,
    [email, kind, challenge, method],
  );
}

/**
 * The redirect URL with a code if a browser is waiting for one, and without the session that lite has created.
 * An error is in the fragment and, as in Auth, in the query string.
 */
async function withCode(db: PGlite, response: Response): Promise<Response> {
  const [returnTo = "", fragment] = (response.headers.get("location") ?? "").split("#");
  const session = new URLSearchParams(fragment);
  if (session.has("error")) return redirect(response, returnTo, session, `#${fragment}`);
  const { sub = null, session_id = null } = claimsOf(session.get("access_token") ?? "");
  const { rows } = await db.query<{ auth_code: string }>(
    `update auth.flow_state
     set auth_code = gen_random_uuid(), created_at = now(), updated_at = now()
     where user_id = $1 and authentication_method = $2 and auth_code is null
     returning auth_code`,
    [sub, session.get("type")],
  );
  const [flow] = rows;
  if (!flow) return response;
  await db.query("delete from auth.sessions where id = $1", [session_id]);
  return redirect(response, returnTo, new URLSearchParams({ code: flow.auth_code }));
}

/** The same response with another URL, whose parameters are sorted, as in Auth. */
function redirect(
  response: Response,
  to: string,
  parameters: URLSearchParams,
  hash = "",
): Response {
  const target = new URL(to);
  for (const [name, value] of parameters) target.searchParams.set(name, value);
  target.searchParams.sort();
  target.hash = hash;
  const headers = new Headers(response.headers);
  headers.set("location", target.href);
  return new Response(null, { status: response.status, headers });
}
