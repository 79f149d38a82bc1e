import { env } from "@/lib/env";

/*
 * Calendars are fetched by programs that send no custom headers, so the public key is in the URL. The database
 * generates them, see `supabase/migrations/20261124000400_booking.sql`.
 */

/** The URL of a calendar that a database function generates. */
export function calendarUrl(
  name: "calendar_feed" | "consultation_calendar",
  parameters: Record<string, string>,
): string {
  const query = new URLSearchParams({ ...parameters, apikey: env.backendKey });
  return `${env.backendUrl()}/rest/v1/rpc/${name}?${query}`;
}
