import { env } from "@/lib/env";

/*
 * Calendars are fetched by programs that send no custom headers, so the public key is in the URL. The database
 * writes them, see `supabase/migrations/20261124000400_booking.sql`.
 */

export function consultationCalendarUrl(id: string): string {
  return calendarUrl("consultation_calendar", { id });
}

export function calendarFeedUrl(token: string): string {
  return calendarUrl("calendar_feed", { token });
}

function calendarUrl(name: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams({ ...parameters, apikey: env.backendKey });
  return `${env.backendUrl()}/rest/v1/rpc/${name}?${query}`;
}
