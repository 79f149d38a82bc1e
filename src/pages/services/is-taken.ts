import { BackendError } from "@/lib/requests/backend-error";

/**
 * Whether a form was rejected because the chosen time has just been taken, which the time picker reports
 * itself.
 */
export function isTaken(error: Error | null): error is BackendError {
  return error instanceof BackendError && error.code === "PT409";
}
