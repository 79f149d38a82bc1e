import { notify } from "@/lib/notify";

/** Name of the hidden field, one that browsers do not autofill. */
export const HONEYPOT = "leave-this-empty";

/**
 * True for a form whose hidden field was filled in, which only bots do. Says so in a toast, in case
 * a person's password manager did.
 */
export function isHoneypotFilled(form: FormData): boolean {
  if (!form.get(HONEYPOT)) return false;
  notify({
    title: "This form was filled in by a program",
    description: "Please load the page again and send it by hand.",
    tone: "danger",
  });
  return true;
}
