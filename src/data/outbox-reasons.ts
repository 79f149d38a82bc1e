import type { OutboxMail } from "./outbox";
import { t } from "@/lib/words";

/**
 * Why an email was not sent, by what the database keeps of that, which says it in fewer words; a service's response
 * stays as it is.
 */
export const reasons = new Map([
  ["A later one took its place.", t("A later email replaced it.")],
  ["A later mail tells it.", t("A later email replaced it.")],
  ["E-mail notifications are off.", t("Email notifications are off.")],
  ["It did not answer in time.", t("The service did not respond in time.")],
  [
    "It was deleted or settled before.",
    t("What it was about had been deleted or dealt with by then."),
  ],
  ["It was taken back.", t("The decision was undone.")],
  [
    "The chosen service sends no mails to others.",
    t("The chosen delivery service cannot email anyone but you."),
  ],
  [
    "The consultation has changed, was called off or has begun.",
    t("The consultation has changed, was called off or has begun."),
  ],
  ["The reader does not want it any more.", t("The reader no longer wants it.")],
  [
    "The site was bound to its owner anew.",
    t("The site has been bound to its owner again since then."),
  ],
]);

/** The response to a mail, e.g. "HTTP 403: The domain is not verified."; empty if there was none. */
export function responseTo({ status, answer }: Pick<OutboxMail, "status" | "answer">): string {
  const message = answer === null ? null : (reasons.get(answer) ?? answer);
  return [status && `HTTP ${status}`, message].filter(Boolean).join(": ");
}
