import { hasUnsavedDrafts } from "@/lib/drafts/use-draft";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { BackendError } from "@/lib/requests/backend-error";

/** Why a text could not be saved on the server, and where it is instead. */
export function failureMessage(error: unknown): string {
  return `Not saved on the server: ${reasonOf(error)} ${whereItIs()}`;
}

/** The same where another browser saves a text of the post, which would be overwritten. */
export function conflictMessage({ device, savedAt }: { device: string; savedAt: string }): string {
  return `Not saved on the server: this post is also being written with ${device} (${formatDateTime(savedAt)}). ${whereItIs()}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof BackendError)) return "something went wrong.";
  if (error.status === 0) return "there is no connection.";
  return error.message;
}

function whereItIs(): string {
  return hasUnsavedDrafts()
    ? "What you write is only in this tab: do not close it."
    : "What you write is kept in this browser.";
}
