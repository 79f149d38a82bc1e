import type { Session } from "./session.ts";
import { exists } from "./tables.ts";

/**
 * Recomputes in a restored database what was only in tables that backups leave out: when scheduled articles become
 * public, which the content version depends on, and who has been reminded of a consultation. The database may be an
 * earlier release's, which has neither.
 */
export async function recomputeState(session: Session, made: string): Promise<void> {
  if (await exists(session, "to_regprocedure", "private.scheduled_posts()")) {
    await session.query(
      "update private.site_version set scheduled = private.scheduled_posts() where singleton",
    );
  }
  // Introduced together with reminders.
  const isUnpaid = "private.is_unpaid(public.consultation_requests)";
  if (await exists(session, "to_regprocedure", isUnpaid)) await settleReminders(session, made);
}

/** Reminders that were due when the backup was made are not sent again. */
async function settleReminders(session: Session, made: string): Promise<void> {
  await session.query(
    `insert into private.outbox (kind, cause, cause_id, state, due_at, settled_at, answer)
     select 'reminder', private.reminder_cause(request, side), request.id, 'given up', null, now(),
       'It was due before the backup was made.'
     from public.consultation_requests as request, public.site_settings as site,
       unnest(array['owner', 'visitor', 'payment']) as side
     where case side
       when 'payment' then private.is_unpaid(request) and request.held_until > now()
         and request.held_until <= $1::text::timestamptz + make_interval(mins => least(24 * 60, request.payment_hours * 30))
       else request.status = 'scheduled' and request.scheduled_for > now()
         and request.scheduled_for <= $1::text::timestamptz + make_interval(hours => site.booking_reminder_hours)
     end`,
    [made],
  );
}
