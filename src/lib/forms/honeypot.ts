import { notify } from "@/lib/notify";
import { t } from "@/lib/words";

/** Name of the hidden field, one that browsers do not autofill. */
export const HONEYPOT = "leave-this-empty";

/**
 * True if the hidden field was filled in, which only bots do. Shows a toast, in case a person's
 * password manager filled it in.
 */
export function isHoneypotFilled(form: FormData): boolean {
  if (!form.get(HONEYPOT)) return false;
  notify({
    title: t("This form was filled in by a program"),
    description: t("Please reload the page and send it by hand."),
    tone: "danger",
  });
  return true;
}
