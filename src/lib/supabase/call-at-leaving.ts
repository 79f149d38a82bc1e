import { env } from "@/lib/env";
import { SESSION_KEY, sessionStore } from "./session-store";

/** What browsers take along of a request that outlives its page, in bytes, with some room. */
const MOST_KEPT_ALIVE = 60_000;

/**
 * Calls a database function as the page goes away. It is sent before this returns, since nothing runs
 * later, and the browser finishes it without the page. A longer body is sent as far as time allows.
 *
 * @param token an access token; see {@link storedToken}
 * @returns whether it was carried out, for a page that stays after all
 */
export async function callAtLeaving(
  name: string,
  values: Record<string, unknown>,
  token: string,
): Promise<boolean> {
  const body = JSON.stringify(values);
  try {
    const answer = await fetch(`${env.backendUrl()}/rest/v1/rpc/${name}`, {
      method: "POST",
      keepalive: new Blob([body]).size <= MOST_KEPT_ALIVE,
      headers: {
        apikey: env.backendKey,
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
      },
      body,
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** The access token of whoever is signed in, without asking anybody; undefined when nobody is. */
export function storedToken(): string | undefined {
  try {
    const session: unknown = JSON.parse(sessionStore.getItem(SESSION_KEY) ?? "null");
    const token: unknown =
      typeof session === "object" && session !== null && Reflect.get(session, "access_token");
    return typeof token === "string" ? token : undefined;
  } catch {
    return undefined;
  }
}
