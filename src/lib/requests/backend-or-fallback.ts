import { BackendError } from "./backend-error";
import { withFallback } from "./with-fallback";

/**
 * The backend's response, with a fallback from the files of the build.
 *
 * @param signal the request's: a cancelled request looks like a missing response
 * @throws {BackendError} the backend's refusal, or its failure if the build does not have the data either
 */
export function backendOrFallback<Data>(
  response: Promise<Data>,
  readFallback: () => Promise<Data | null>,
  signal?: AbortSignal,
): Promise<Data> {
  return withFallback(
    response,
    (error) => error instanceof BackendError && error.isBackendDown,
    async () => (signal?.aborted ? null : readFallback()),
  );
}
