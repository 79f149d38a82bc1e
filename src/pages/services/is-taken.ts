import { BackendError } from "@/lib/requests/backend-error";

/** Whether a form was refused because somebody else has got the chosen time, which the choice of times says itself. */
export function isTaken(error: Error | null): error is BackendError {
  return error instanceof BackendError && error.code === "PT409";
}
