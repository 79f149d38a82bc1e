import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { BackendError } from "./backend-error";

/**
 * Translates an error message of the backend. The translations are loaded when there is an error; unknown
 * messages stay in English.
 */
export async function inSiteLanguage(error: BackendError): Promise<BackendError> {
  if (PAGE_LANGUAGE === "en" || !error.isRefusal) return error;
  const known = await import("./refusals").catch(() => null);
  const message =
    known?.refusals[error.message] ??
    known?.authRefusals[error.code] ??
    (await import("./owners-refusals").catch(() => null))?.ownersRefusals[error.message];
  if (message === undefined) return error;
  return new BackendError(message, error.code, error.status, error.constraint);
}
