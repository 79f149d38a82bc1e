import { BackendError } from "@/lib/requests/backend-error";
import { DEADLINE } from "@/lib/requests/deadline";
import { env } from "@/lib/env";

/**
 * Passes a stored form on to the external form service as JSON. Without a configured service there
 * is nothing to do.
 *
 * @throws {BackendError} when the service does not answer with a successful status
 */
export async function relayForm(fields: Record<string, string | null>): Promise<void> {
  if (!env.formEndpoint) return;
  const answer = await fetch(env.formEndpoint, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(DEADLINE),
  }).catch(() => undefined);
  if (!answer?.ok) {
    throw new BackendError("The form service did not take it.", "", answer?.status ?? 0);
  }
}
