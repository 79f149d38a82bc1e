import { queryOptions } from "@tanstack/react-query";
import { createCallHook, createMutationHook } from "@/data/create-mutation-hook";
import { saveFile } from "@/lib/browser/save-file";
import { request } from "@/lib/supabase/client";
import { t } from "@/lib/words";

// What a client can see and change through the secret link to their consultation.

/** An appointment as its link shows it: nothing about the client. */
export type LinkedAppointment = {
  /** pending, scheduled, completed or declined. */
  status: string;
  /** When it is, was or would have been, ISO 8601; empty without a time. */
  startsAt: string;
  minutes: number;
  ownerTimeZone: string;
  /** Until when a pending or unpaid request keeps its time, ISO 8601; empty if that is not limited. */
  heldUntil: string;
  /** "owner" or "visitor"; empty unless it was called off. */
  calledOffBy: string;
  /** The number of changes so far. */
  sequence: number;
  /** Whether it can be moved and called off now. */
  canChange: boolean;
  /** The minimum notice for a change, in hours before the start. */
  noticeHours: number;
  /** A file for calendars; empty without a time. */
  calendar: string;
  /** Whether the owner has proposed this time. */
  isProposed: boolean;
  /** What must be paid; undefined if it is free. */
  payment: LinkedPayment | undefined;
};

export type LinkedPayment = {
  amount: number;
  /** A code such as "USD". */
  currency: string;
  reference: string;
  /** Where it can be paid, an https URL; empty if nowhere. */
  link: string;
  /** Whether it can be paid to the addresses on the Pay page. */
  paysOnPage: boolean;
  /** When the owner marked it as paid, ISO 8601; empty before. */
  paidAt: string;
};

const linkedAppointmentKey = ["linked-date"];

/**
 * The current appointment behind a link, or null if there is no request with this secret.
 *
 * @param token the secret of the link, 43 characters; it is sent in a request's body, which nobody logs
 */
export function linkedAppointmentQuery(token: string) {
  return queryOptions({
    queryKey: [...linkedAppointmentKey, token],
    queryFn: ({ signal }): Promise<LinkedAppointment | null> => readAppointment(token, signal),
    // Only cached while it is shown: another person may use the browser next.
    gcTime: 0,
    // The owner may have moved it.
    refetchOnMount: "always",
  });
}

async function readAppointment(
  token: string,
  signal?: AbortSignal,
): Promise<LinkedAppointment | null> {
  const data = await request((client) => {
    const query = client.rpc("read_date", { token });
    return (signal ? query.abortSignal(signal) : query).maybeSingle();
  });
  if (!data) return null;
  // Several columns are null if there is no value, contrary to the generated type.
  return {
    status: data.status,
    startsAt: data.starts_at || "",
    minutes: data.minutes,
    ownerTimeZone: data.owner_time_zone,
    heldUntil: data.held_until || "",
    calledOffBy: data.called_off_by || "",
    sequence: data.sequence,
    canChange: data.can_change,
    noticeHours: data.notice_hours,
    calendar: data.calendar || "",
    isProposed: data.is_proposed,
    payment: data.amount
      ? {
          amount: data.amount,
          currency: data.currency,
          reference: data.payment_reference,
          link: data.payment_link || "",
          paysOnPage: data.pays_on_page,
          paidAt: data.paid_at || "",
        }
      : undefined,
  };
}

/**
 * Moves an appointment to a free time, ISO 8601; `seen` is its `sequence` on screen. Fails with the code PT409 if the
 * time has just been taken, and with PT412 if the appointment has changed in the meantime.
 */
export const useMoveAppointment = createCallHook("move_date", [linkedAppointmentKey]);

/** Accepts the time that the owner has proposed. Fails like {@link useMoveAppointment}. */
export const useAcceptProposedTime = createCallHook("accept_date", [linkedAppointmentKey]);

/** Calls an appointment off, or withdraws a request. */
export const useCallOffAppointment = createCallHook("call_off_date", [linkedAppointmentKey]);

/** Saves the appointment as a calendar file. */
export const useSaveAppointment = createMutationHook(async (token: string) => {
  const { calendar = "" } = (await readAppointment(token)) ?? {};
  if (!calendar) throw new Error(t("It no longer exists."));
  saveFile(new Blob([calendar], { type: "text/calendar" }), "consultation.ics");
});
