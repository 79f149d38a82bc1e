import { t } from "@/lib/words";
import { notify } from "./notify";

/** What to do if code could not be loaded. */
export const HOW_TO_LOAD = t("Check your connection and your ad blocker, then reload the page.");

/**
 * Shows a toast that a part of the page could not be loaded.
 *
 * @param what the beginning of the sentence, e.g. "The search"
 */
export function notifyNotLoaded(what: string): void {
  notify({
    title: t("Error"),
    description: t("{what} could not be loaded. {hint}", { what, hint: HOW_TO_LOAD }),
    tone: "danger",
  });
}
