import { BackendError } from "@/lib/requests/backend-error";
import { DEADLINE } from "@/lib/requests/deadline";
import { env } from "@/lib/env";

/**
 * Relays a stored form to the external form service as JSON; does nothing when none is configured.
 *
 * @param fields by name, as they were stored
 * @throws {BackendError} when the service does not respond with a successful status
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

/**
 * Whether the form service responds at all; null if none is configured. The response itself cannot
 * be read: the service allows cross-origin requests only for sending.
 */
export async function relayAnswers(): Promise<boolean | null> {
  if (!env.formEndpoint) return null;
  const signal = AbortSignal.timeout(DEADLINE);
  return fetch(env.formEndpoint, { method: "HEAD", mode: "no-cors", signal }).then(
    () => true,
    () => false,
  );
}
