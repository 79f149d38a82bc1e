import { BackendError } from "./backend-error";
import { withFallback } from "./with-fallback";

/**
 * The backend's answer, with a fallback from the files of the build.
 *
 * @param signal that of the request: one that was cancelled looks like no answer
 * @throws {BackendError} the backend's refusal, or its failure when the build does not have it either
 */
export function backendOrFallback<Data>(
  asked: Promise<Data>,
  readFallback: () => Promise<Data | null>,
  signal?: AbortSignal,
): Promise<Data> {
  return withFallback(
    asked,
    (error) => error instanceof BackendError && error.isAway,
    async () => (signal?.aborted ? null : readFallback()),
  );
}
