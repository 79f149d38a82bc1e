import { BackendError } from "./backend-error";
import { isKeyRejected } from "./key-rejection";
import { t } from "@/lib/words";

const UNREACHABLE = t("The server did not answer. Check your connection and try again.");

const KEY_REFUSED = t(
  "The server does not accept this page’s key. Reload it; if that does not help, the site’s owner must renew the key.",
);

const SESSION_ENDED = t("Your session has ended. Please sign in again.");

/** Messages for missing permissions, by PostgREST code or SQLSTATE. */
const unauthorized: Partial<Record<string, string>> = {
  PGRST301: SESSION_ENDED,
  PGRST302: SESSION_ENDED,
  PGRST303: SESSION_ENDED,
  "42501": t("You are not signed in."),
};

const BROKEN = t("The server had a problem. Please try again.");

/** The code for a read-only database (a full disk); `<`: an HTML page as the message. */
const NOT_FOR_PEOPLE = /^(25006|<)/;

const UNSTORABLE = t(
  "The text has a character that cannot be stored. Please type it instead of pasting it.",
);

/** Messages for text PostgreSQL cannot store (U+0000, a lone surrogate), by SQLSTATE, or PostgREST's code up to version 12. */
const unstorable: Partial<Record<string, string>> = {
  "22021": UNSTORABLE,
  "22P05": UNSTORABLE,
  PGRST102: UNSTORABLE,
};

/**
 * Converts an error of the client library to a {@link BackendError}.
 *
 * @param error the `error` of a response, or a thrown value
 * @param status HTTP status of the response; 0 or absent when there was none; below 400 when it could not be read
 */
export function toBackendError(error: unknown, status = 0): BackendError {
  if (error instanceof BackendError) return error;
  if (status < 400) return new BackendError(UNREACHABLE, "", 0);
  const code = readText(error, "code");
  if (isKeyRejected(error, status)) return new BackendError(KEY_REFUSED, "", status);
  const message = readText(error, "message");
  const sentence = (status === 401 ? unauthorized : unstorable)[code];
  const backendError = new BackendError(
    (sentence ?? message) || `HTTP ${status}`,
    code,
    status,
    // Where private.ensure() puts the constraint's name.
    code === "23514" ? readText(error, "details") : "",
  );
  // In the build the owner reads it, who can fix the cause.
  const isForPeople = import.meta.env.SSR
    ? status < 500
    : !backendError.isBackendDown && !NOT_FOR_PEOPLE.test(code || message);
  return isForPeople ? backendError : new BackendError(BROKEN, code, status);
}

function readText(source: unknown, key: string): string {
  const value: unknown = Object(source)[key];
  return typeof value === "string" ? value : "";
}
