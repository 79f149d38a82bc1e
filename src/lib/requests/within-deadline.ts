import { DEADLINE } from "./deadline";
import { toBackendError } from "./to-backend-error";

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
