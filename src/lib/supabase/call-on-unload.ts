import { env } from "@/lib/env";

/** The size limit in bytes for the body of a request with `keepalive`, with some margin. */
const KEEPALIVE_LIMIT = 60_000;

/**
 * Calls a database function that returns one row while the page is being unloaded. The request is sent synchronously,
 * because no code runs later, and with `keepalive`, so that the browser finishes it without the page. A longer body is
 * sent without `keepalive`, and may be lost.
 *
 * @param token an access token
 * @returns the row, in case the page stays; undefined if the call failed
 */
export async function callOnUnload(
  name: string,
  values: Record<string, unknown>,
  token: string,
): Promise<unknown> {
  const body = JSON.stringify(values);
  try {
    const response = await fetch(`${env.backendUrl()}/rest/v1/rpc/${name}`, {
      method: "POST",
      keepalive: new Blob([body]).size <= KEEPALIVE_LIMIT,
      headers: {
        apikey: env.backendKey,
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/vnd.pgrst.object+json",
      },
      body,
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
