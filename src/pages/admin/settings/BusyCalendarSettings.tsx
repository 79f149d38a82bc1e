import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { busyCalendarsQuery } from "@/data/busy-calendars";
import { env } from "@/lib/env";
import * as limits from "@/lib/supabase/limits/busy-calendars";
import { t } from "@/lib/words";
import { BusyCalendarForm } from "./BusyCalendarForm";
import { BusyCalendarRow } from "./BusyCalendarRow";
import { SettingsSection } from "./SettingsSection";

/** The external calendars checked for busy times: separate from the settings, as a URL is not shown again. */
export function BusyCalendarSettings() {
  const query = useQuery(busyCalendarsQuery());
  const { data: calendars, error } = query;

  return (
    <SettingsSection
      name="busy-elsewhere"
      lead={t(
        "Busy times in your other calendars are not offered for consultations. Enter their secret addresses: only the start and end of busy times are kept, not what they are for. The calendars are read every 15 minutes.",
      )}
    >
      {error && <ErrorState message={error.message} query={query} />}
      {calendars?.length === 0 && <p className="text-sm">{t("No calendars yet.")}</p>}
      {calendars && calendars.length > 0 && (
        <List className="divide-y divide-line border bg-paper-raised">
          {calendars.map((calendar) => (
            <li key={calendar.id}>
              <BusyCalendarRow calendar={calendar} />
            </li>
          ))}
        </List>
      )}
      {!env.isEmbedded && (
        <p className="text-sm text-ink-muted">
          {t(
            "An Edge Function in your project reads them. Deploy it once, before you add the first:",
          )}{" "}
          <code className="wrap-anywhere text-ink">
            {"npx supabase functions deploy calendars"}
          </code>
        </p>
      )}
      {calendars && calendars.length >= limits.rows_max ? (
        <p className="text-sm text-ink-muted">
          {t("There can be at most {count} calendars.", { count: limits.rows_max })}
        </p>
      ) : (
        <BusyCalendarForm />
      )}
    </SettingsSection>
  );
}
