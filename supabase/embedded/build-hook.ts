import { sentenceOf } from "../../scripts/lib/user-error.ts";
import type { EmbeddedBackend } from "./backend.ts";

const TIMEOUT = 10_000;

type Hook = { url: string; token: string | null };

/** Calls the build hook if a call is due, as pg_cron and pg_net do on a hosted project, and records the response. */
export async function callBuildHook(
  { exclusive }: Pick<EmbeddedBackend, "exclusive">,
  send: typeof fetch = fetch,
): Promise<void> {
  const { rows } = await exclusive((db) =>
    db.query<Hook>("select url, token from private.claim_due_build()"),
  );
  for (const { url, token } of rows) {
    const [status, error] = await post(url, token, send);
    await exclusive((db) =>
      db.query("select private.record_build_response($1, $2)", [status, error]),
    );
  }
}

async function post(url: string, token: string | null, send: typeof fetch) {
  const headers = {
    "Content-Type": "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const body = JSON.stringify({ event_type: "content" });
    // Redirects are not followed, as they could leak the token.
    const redirect = "manual";
    const { status } = await send(url, { method: "POST", headers, body, redirect, signal });
    return [status, null] as const;
  } catch (error) {
    return [null, sentenceOf(error)] as const;
  }
}
