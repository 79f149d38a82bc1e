import { byEnglish } from "@/lib/words";

/** The reasons why an email was not sent, by the database's message; a service's response is shown unchanged. */
export const answers = byEnglish(
  "A later one took its place.",
  "E-mail notifications are off.",
  "It did not answer in time.",
  "It was deleted or settled before.",
  "The chosen service sends no mails to others.",
  "The consultation has changed, was called off or has begun.",
  "The reader does not want it any more.",
  "The site was bound to its owner anew.",
);
