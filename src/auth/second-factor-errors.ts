import type { AuthError } from "@supabase/supabase-js";
import { BackendError } from "@/lib/requests/backend-error";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { t } from "@/lib/words";

/** Error code of a name that another authenticator of the account has. */
export const NAME_TAKEN = "mfa_factor_name_conflict";

/** Messages that replace those of Supabase, by error code. */
const sentences: Partial<Record<string, string>> = {
  mfa_verification_failed: t(
    "That code is wrong. Enter the one that the app shows now; if it keeps failing, check the device’s clock.",
  ),
  mfa_challenge_expired: t("That took too long. Enter the code that the app shows now."),
  mfa_factor_not_found: t("This authenticator no longer exists. Close this and start again."),
  mfa_totp_enroll_not_enabled: t(
    "Authenticator apps are switched off in this Supabase project. Switch them on in its Auth settings.",
  ),
  [NAME_TAKEN]: t("You already have an authenticator with that name. Choose another one."),
};

/**
 * Throws an error of Supabase Auth about a second factor, with a message for the user.
 *
 * @throws {BackendError}
 */
export function throwFactorError(error: AuthError): never;
export function throwFactorError(error: AuthError | null): void;
export function throwFactorError(error: AuthError | null): void {
  if (!error) return;
  // The embedded backend has no endpoints for second factors, so its response has another format.
  if (error.name === "AuthUnknownError") {
    throw new BackendError(
      t("This backend does not support second factors. A hosted Supabase project does."),
      "",
      404,
    );
  }
  const refusal = toBackendError(error, error.status);
  const sentence = sentences[refusal.code];
  throw sentence ? new BackendError(sentence, refusal.code, refusal.status) : refusal;
}
