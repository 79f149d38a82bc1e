import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { demoOwner, publishableKey } from "../../../supabase/embedded/keys.ts";
import type { StorageState } from "./browser.ts";

/** Storage state of the signed-in owner of a site. */
export async function ownersSession(
  backend: EmbeddedBackend,
  origin: string,
): Promise<StorageState> {
  const request = new Request(`${backend.siteUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(demoOwner),
  });
  const answer = await backend.fetch(request, { peerAddress: "127.0.0.1" });
  if (!answer.ok) throw new Error(`The owner could not sign in: ${await answer.text()}`);
  const session: { expires_in: number } = await answer.json();
  const expires = Math.round(Date.now() / 1000) + session.expires_in;
  const value = JSON.stringify({ ...session, expires_at: expires });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: "session", value }] }] };
}
