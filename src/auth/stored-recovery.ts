import { storageKey } from "@/lib/base-path";
import { storedText } from "@/lib/browser/stored-text";

/**
 * Has the id of the user from opening the link of a password reset until the new password is set: the link works once, and
 * phones drop a page whose user looks for the code of an authenticator app.
 */
export const RECOVERY_KEY = storageKey("recovery");

export const hasStoredRecovery = (userId: string) => storedText(RECOVERY_KEY) === userId;
