import { DEADLINE } from "./deadline";
import { toBackendError } from "./to-backend-error";

/**
 * Adds a deadline to a promise: before it sends the request, the client library may retry other
 * work, e.g. refreshing an expired session.
 *
 * @throws {BackendError} with status 0 when the deadline passes
 */
export async function withinDeadline<Result>(promise: PromiseLike<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(toBackendError(undefined)), DEADLINE + 500);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
