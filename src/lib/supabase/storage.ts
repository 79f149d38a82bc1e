import type { SupabaseClient } from "@supabase/supabase-js";
import { env } from "@/lib/env";
import type { BackendError } from "@/lib/requests/backend-error";
import { isKeyRejected } from "@/lib/requests/key-rejection";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { getAuthClient } from "./client";

type Bucket = ReturnType<SupabaseClient["storage"]["from"]>;
type StorageResponse<Data> = { data: Data; error: null } | { data: null; error: Error };

/** Timeout in milliseconds: on a weak mobile network, a picture takes long. */
const FILE_DEADLINE = 120_000;

/**
 * Sends a request to a bucket of Storage, with the session.
 *
 * @param signal cancels the request; the client supports this for downloads only
 * @throws {BackendError} when the backend rejected the request, failed or could not be reached
 * @throws the signal's reason when it was cancelled
 */
export async function requestFile<Data>(
  name: string,
  signal: AbortSignal | undefined,
  send: (bucket: Bucket) => Promise<StorageResponse<Data>>,
): Promise<Data> {
  const { auth } = await getAuthClient();
  const { createClient } = await import("@supabase/supabase-js");
  const { storage } = createClient(env.backendUrl(), env.backendKey, {
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    global: {
      fetch: (input, init) => {
        const deadline = AbortSignal.timeout(FILE_DEADLINE);
        return fetch(input, {
          ...init,
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        });
      },
    },
  });
  const { data, error } = await send(storage.from(name));
  signal?.throwIfAborted();
  if (error) throw storageError(error);
  return data;
}

/** Storage answers every rejection with 400; the actual status is in the body. */
function storageError(error: Error): BackendError {
  const status = "status" in error ? Number(error.status) || 0 : 0;
  const statusCode = "statusCode" in error ? Number(error.statusCode) || status : status;
  const isUnauthorized = statusCode === 401 || statusCode === 403;
  if (isUnauthorized && !isKeyRejected(error, status))
    return toBackendError({ code: "42501" }, 401);
  return toBackendError(error, statusCode);
}
