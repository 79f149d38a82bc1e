import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { BackendError } from "./backend-error";

/**
 * Translates an error message of the backend. The translations are loaded when there is an error; unknown
 * messages stay in English.
 */
export async function inSiteLanguage(error: BackendError): Promise<BackendError> {
  if (PAGE_LANGUAGE === "en" || !error.isRefusal) return error;
  const known = await import("./error-messages").catch(() => null);
  if (!known) return error;
  const { authErrorMessages, errorMessages, translationOf } = known;
  const message =
    translationOf(error.message, errorMessages) ??
    authErrorMessages[error.code] ??
    translationOf(error.message, await ownerTexts());
  if (message === undefined) return error;
  return new BackendError(message, error.code, error.status, error.constraint);
}

async function ownerTexts(): Promise<Record<string, string>> {
  const loaded = await import("./owner-error-messages").catch(() => null);
  return loaded?.ownerErrorMessages ?? {};
}
