import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";

const KEY = storageKey("recovery");

/**
 * Whether this browser opened the link of a password reset, and has not set the new password yet. The link works once,
 * and phones drop a page whose user looks for the code of an authenticator app.
 */
export function isRecoveryStored(): boolean {
  return storedText(KEY) !== "";
}

export function storeRecovery(isOpen: boolean): void {
  storeText(KEY, isOpen ? "open" : "");
}
