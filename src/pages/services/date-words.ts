import type { LinkedDate } from "@/data/consultation-requests/date";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { isToCome } from "@/lib/format/is-to-come";
import { plural, t } from "@/lib/words";

/** The heading of a date's page. */
export function titleOf({ status, calledOffBy }: LinkedDate): string {
  if (status === "pending") return t("Your request");
  if (calledOffBy === "clock") return t("Not paid in time");
  if (status === "declined") return calledOffBy ? t("Called off") : t("Declined");
  return t("Your consultation");
}

/** The status of a date, and until when it can be changed. */
export function stateOf(date: LinkedDate, ownerName: string): string {
  switch (date.status) {
    case "pending":
      return [
        date.isProposed
          ? t("{name} proposes this time.", { name: ownerName })
          : t("{name} has not answered yet.", { name: ownerName }),
        heldWords(date),
      ]
        .join(" ")
        .trim();
    case "scheduled":
      return changeWords(date);
    case "completed":
      return t("It has taken place.");
    default:
      return declinedWords(date, ownerName);
  }
}

function heldWords({ startsAt, heldUntil, payment }: LinkedDate): string {
  if (!startsAt) return "";
  if (payment?.paidAt)
    return heldUntil
      ? t("The time is held for you.")
      : t("Somebody else has the time by now: please choose another one.");
  // The payment section gives the deadline.
  if (payment && heldUntil && isToCome(heldUntil)) return "";
  return heldUntil && isToCome(heldUntil)
    ? t("The time is held for you until {time}.", { time: formatDateTime(heldUntil) })
    : t("The time is no longer held for you: somebody else can take it.");
}

function changeWords({ startsAt, canChange, noticeHours }: LinkedDate): string {
  const until =
    noticeHours === 0
      ? t("until it begins")
      : plural(noticeHours, {
          one: "until {count} hour before it begins",
          other: "until {count} hours before it begins",
        });
  if (canChange) return t("You can move it or call it off {until}.", { until });
  if (startsAt && isToCome(startsAt))
    return t("It could be moved and called off here {until}.", { until });
  return t("It has begun.");
}

function declinedWords({ calledOffBy, startsAt }: LinkedDate, ownerName: string): string {
  if (calledOffBy === "clock")
    return t(
      "It was not marked as paid in time, so its time is free again. If you have paid, please write.",
    );
  if (calledOffBy === "visitor")
    return startsAt
      ? t("You have called it off, and its time is free.")
      : t("You have withdrawn it.");
  return calledOffBy === "owner"
    ? t("{name} has called it off.", { name: ownerName })
    : t("{name} cannot take it on.", { name: ownerName });
}
