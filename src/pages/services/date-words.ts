import type { LinkedDate } from "@/data/consultation-requests/date";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { isToCome } from "@/lib/format/is-to-come";

/** The heading of a date's page. */
export function titleOf({ status, calledOffBy }: LinkedDate): string {
  if (status === "pending") return "Your request";
  if (calledOffBy === "clock") return "Not paid in time";
  if (status === "declined") return calledOffBy ? "Called off" : "Declined";
  return "Your consultation";
}

/** How a date stands, and until when it can be changed. */
export function stateOf(date: LinkedDate, ownerName: string): string {
  switch (date.status) {
    case "pending":
      return [
        date.isProposed ? `${ownerName} proposes this time.` : `${ownerName} has not answered yet.`,
        heldWords(date),
      ]
        .join(" ")
        .trim();
    case "scheduled":
      return changeWords(date);
    case "completed":
      return "It has taken place.";
    default:
      return declinedWords(date, ownerName);
  }
}

function heldWords({ startsAt, heldUntil, payment }: LinkedDate): string {
  if (!startsAt) return "";
  if (payment?.paidAt)
    return heldUntil
      ? "The time is held for you."
      : "Somebody else has the time by now: please choose another one.";
  // The payment says until when.
  if (payment && heldUntil && isToCome(heldUntil)) return "";
  return heldUntil && isToCome(heldUntil)
    ? `The time is held for you until ${formatDateTime(heldUntil)}.`
    : "The time is not held for you any more: somebody else can get it.";
}

function changeWords({ startsAt, canChange, noticeHours }: LinkedDate): string {
  const until =
    noticeHours === 0
      ? "until it begins"
      : `until ${noticeHours} ${noticeHours === 1 ? "hour" : "hours"} before it begins`;
  if (canChange) return `You can move it or call it off ${until}.`;
  if (startsAt && isToCome(startsAt)) return `It could be moved and called off here ${until}.`;
  return "It has begun.";
}

function declinedWords({ calledOffBy, startsAt }: LinkedDate, ownerName: string): string {
  if (calledOffBy === "clock")
    return "It was not marked as paid in time, so its time is free again. If you have paid, please write.";
  if (calledOffBy === "visitor")
    return startsAt ? "You have called it off, and its time is free." : "You have taken it back.";
  return calledOffBy === "owner"
    ? `${ownerName} has called it off.`
    : `${ownerName} cannot take it on.`;
}
