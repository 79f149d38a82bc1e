import { createCallHook } from "@/data/create-mutation-hook";
import { inbox } from "@/data/inbox";
import { pendingCountsKey } from "@/data/pending-counts";
import type { Tables } from "@/lib/supabase/database.types";

export type ConsultationRequest = Omit<
  Tables<"consultation_requests">,
  "search_text" | "scheduled_at" | "link_hashes" | "payment_link" | "pays_on_page" | "payment_hours"
>;

export const consultationsKey = ["consultation-requests"] as const;

/** Searched in name, email, project type and the reference of a payment. */
export const {
  listQuery: consultationsQuery,
  countsQuery: consultationCountsQuery,
  useSetStatus: useSetConsultationStatus,
  readAll: readAllConsultations,
} = inbox({
  key: consultationsKey,
  select: (client, options) =>
    client
      .from("consultation_requests")
      .select(
        "id, name, email, company, project_type, budget_range, timeline, message, status, requested_for, time_zone, kind, price, minutes, amount, currency, payment_reference, paid_at, proposed_for, held_until, scheduled_for, sequence, called_off_by, called_off_at, reply, created_at",
        options,
      ),
  counts: (client, search, signal) =>
    client.rpc("consultation_counts", { search }).abortSignal(signal),
  setStatus: (client, id, { from, to, seen, scheduledFor, proposedFor, reply }) =>
    client
      .from("consultation_requests")
      .update({
        status: to,
        ...(scheduledFor && { scheduled_for: scheduledFor }),
        ...(proposedFor && { proposed_for: proposedFor }),
        ...(reply && { reply }),
      })
      .match({ id, status: from, ...(seen !== undefined && { sequence: seen }) })
      .select("status"),
  status: (client, id) =>
    client
      .from("consultation_requests")
      .select("status, scheduled_for, proposed_for, reply, called_off_by")
      .eq("id", id),
  isStored: (stored, { to, scheduledFor, proposedFor, reply }) =>
    stored.status === to &&
    (stored.called_off_by ?? "owner") === "owner" &&
    isSame(stored.scheduled_for, scheduledFor) &&
    isSame(stored.proposed_for, proposedFor) &&
    (!reply || stored.reply === reply),
});

/** Whether a stored time is the one that was sent, if any was. */
function isSame(stored: string | null, sent: string | undefined): boolean {
  return !sent || (stored !== null && Date.parse(stored) === Date.parse(sent));
}

/** Marks a request as paid, or reverts that. An expired request is reinstated if its time is still free. */
export const useMarkPaid = createCallHook("mark_paid", [consultationsKey, pendingCountsKey]);

/** Creates a link to an appointment, with a secret of 43 characters from the browser. */
export const useShareAppointment = createCallHook("share_date");
