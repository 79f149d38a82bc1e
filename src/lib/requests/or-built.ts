import { BackendError } from "./backend-error";

/** How long to wait for the backend, in milliseconds, where the build has an answer, too. */
const PATIENCE = 4_000;

/**
 * The backend's answer or, if the backend does not answer, fails or is slow, what the build has kept.
 *
 * @param asked what was asked of the backend
 * @param readBuilt reads the build's files; null if they do not have it
 * @param signal that of the request: one that was cancelled looks like no answer
 * @throws {BackendError} the backend's refusal, or its failure when the build does not have it either
 */
export async function orBuilt<Data>(
  asked: Promise<Data>,
  readBuilt: () => Promise<Data | null>,
  signal?: AbortSignal,
): Promise<Data> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, true);
  });
  const failed = asked.then(
    () => false,
    (error: unknown) => error instanceof BackendError && error.isAway,
  );
  const isAway = await Promise.race([failed, slow]);
  clearTimeout(timer);
  return (isAway && !signal?.aborted ? await readBuilt().catch(() => null) : null) ?? asked;
}
