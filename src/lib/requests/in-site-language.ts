import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { BackendError } from "./backend-error";

/**
 * Translates an error message of the backend. The translations are loaded when there is an error; unknown
 * messages stay in English.
 */
export async function inSiteLanguage(error: BackendError): Promise<BackendError> {
  if (PAGE_LANGUAGE === "en" || !error.isRefusal) return error;
  const known = await import("./error-messages").catch(() => null);
  const message =
    known?.errorMessages[error.message] ??
    known?.authErrorMessages[error.code] ??
    (await import("./owner-error-messages").catch(() => null))?.ownerErrorMessages[error.message];
  if (message === undefined) return error;
  return new BackendError(message, error.code, error.status, error.constraint);
}
