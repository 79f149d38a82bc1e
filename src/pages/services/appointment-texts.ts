import type { LinkedAppointment } from "@/data/consultation-requests/appointment";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { isInFuture } from "@/lib/clock";
import { plural, t } from "@/lib/words";

export function appointmentTitle({ status, calledOffBy }: LinkedAppointment): string {
  if (status === "pending") return t("Your request");
  if (calledOffBy === "clock") return t("Not paid in time");
  if (status === "declined") return calledOffBy ? t("Called off") : t("Declined");
  return t("Your consultation");
}

/** The status of an appointment, and until when it can be changed. */
export function appointmentState(appointment: LinkedAppointment, ownerName: string): string {
  switch (appointment.status) {
    case "pending":
      return [
        appointment.isProposed
          ? t("{name} proposes this time.", { name: ownerName })
          : t("{name} has not answered yet.", { name: ownerName }),
        heldText(appointment),
      ]
        .join(" ")
        .trim();
    case "scheduled":
      return changeText(appointment);
    case "completed":
      return t("It has taken place.");
    default:
      return declinedText(appointment, ownerName);
  }
}

function heldText({ startsAt, heldUntil, payment }: LinkedAppointment): string {
  if (!startsAt) return "";
  if (payment?.paidAt)
    return heldUntil
      ? t("The time is held for you.")
      : t("Somebody else has taken that time: please choose another one.");
  // The payment section gives the deadline.
  if (payment && heldUntil && isInFuture(heldUntil)) return "";
  return heldUntil && isInFuture(heldUntil)
    ? t("The time is held for you until {time}.", { time: formatDateTime(heldUntil) })
    : t("The time is no longer held for you: somebody else can take it.");
}

function changeText({ startsAt, canChange, noticeHours }: LinkedAppointment): string {
  const until =
    noticeHours === 0
      ? t("until it begins")
      : plural(noticeHours, {
          one: "until {count} hour before it begins",
          other: "until {count} hours before it begins",
        });
  if (canChange) return t("You can move it or call it off {until}.", { until });
  if (startsAt && isInFuture(startsAt))
    return t("It could be moved or called off here {until}.", { until });
  return t("It has begun.");
}

function declinedText({ calledOffBy, startsAt }: LinkedAppointment, ownerName: string): string {
  if (calledOffBy === "clock")
    return t(
      "It was not marked as paid in time, so its time is available again. If you have paid, please get in touch.",
    );
  if (calledOffBy === "visitor")
    return startsAt
      ? t("You called it off, and its time is available again.")
      : t("You withdrew it.");
  return calledOffBy === "owner"
    ? t("{name} called it off.", { name: ownerName })
    : t("{name} cannot take it on.", { name: ownerName });
}
