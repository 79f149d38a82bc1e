import { toBackendError } from "./backend-error";

/** Longest wait for an answer, in milliseconds: a failed request says so within 10 seconds. */
export const DEADLINE = 9_000;

/**
 * Waits for something, but not for ever: the client library may retry behind the scenes, e.g. to
 * refresh an expired session, before it sends the request.
 *
 * @throws {BackendError} with status 0 when there is no answer in time
 */
export async function withinDeadline<Answer>(waited: PromiseLike<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(toBackendError(undefined)), DEADLINE + 500);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}
