import { env } from "@/lib/env";

/** The size limit in bytes for the body of a request with `keepalive`, with some margin. */
const KEEPALIVE_LIMIT = 60_000;

/**
 * Calls a database function while the page is being unloaded. The request is sent synchronously, because no code runs
 * later, and with `keepalive`, so that the browser finishes it without the page. A longer body is sent without
 * `keepalive`, and may be lost.
 *
 * @param token an access token
 * @returns whether the call succeeded, in case the page stays
 */
export async function callOnUnload(
  name: string,
  values: Record<string, unknown>,
  token: string,
): Promise<boolean> {
  const body = JSON.stringify(values);
  try {
    const response = await fetch(`${env.backendUrl()}/rest/v1/rpc/${name}`, {
      method: "POST",
      keepalive: new Blob([body]).size <= KEEPALIVE_LIMIT,
      headers: {
        apikey: env.backendKey,
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
      },
      body,
    });
    return response.ok;
  } catch {
    return false;
  }
}
