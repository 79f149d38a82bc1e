import { t } from "@/lib/words";

/** Why an email was not sent, by the sentence of the database; what a service has answered stays as it is. */
export const answers = new Map([
  ["A later one took its place.", t("A later one took its place.")],
  ["E-mail notifications are off.", t("E-mail notifications are off.")],
  ["It did not answer in time.", t("It did not answer in time.")],
  ["It was deleted or settled before.", t("It was deleted or settled before.")],
  [
    "The chosen service sends no mails to others.",
    t("The chosen service sends no mails to others."),
  ],
  [
    "The consultation has changed, was called off or has begun.",
    t("The consultation has changed, was called off or has begun."),
  ],
  ["The reader does not want it any more.", t("The reader does not want it any more.")],
  ["The site was bound to its owner anew.", t("The site was bound to its owner anew.")],
]);
