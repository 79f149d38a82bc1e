import { memo, useId } from "react";
import { Link } from "react-router-dom";
import { SelectField } from "@/components/ui/SelectField";
import { TextField } from "@/components/ui/TextField";
import { TextArea } from "@/components/ui/TextArea";
import { settingsRecord } from "@/data/settings/record";
import { HOURS_EXAMPLE, hoursOfDay, WEEKDAYS, withHoursOfDay } from "@/lib/booking/weekly-hours";
import { localTimeZone } from "@/lib/format/local-time";
import { paths } from "@/paths";
import * as limits from "@/lib/supabase/limits/site-settings";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { t } from "@/lib/words";
import { DayField } from "./DayField";
import { settingsFields, type PartProps } from "./settings-fields";
import { SettingsSection } from "./SettingsSection";

const numbers = [
  { name: "booking_minutes", hint: t("In minutes. Used if there are no kinds.") },
  { name: "booking_before_minutes", hint: t("In minutes, kept free before each consultation.") },
  { name: "booking_pause_minutes", hint: t("In minutes, kept free after each consultation.") },
  { name: "booking_notice_hours", hint: t("In hours. Earlier times cannot be requested.") },
  {
    name: "booking_change_notice_hours",
    hint: t("In hours. Any later, clients cannot move it or call it off."),
  },
  { name: "booking_days_ahead", hint: t("In days.") },
  { name: "booking_per_day", hint: t("0 for no limit.") },
  { name: "booking_per_week", hint: t("Monday to Sunday; 0 for no limit.") },
  {
    name: "booking_reminder_hours",
    hint: t("Sent to both of you, this many hours before; 0 for none."),
  },
] as const;

/** 24 November 2025 is a Monday. */
const dayNames = WEEKDAYS.map((day, index) => ({
  day,
  name: new Date(2025, 10, 24 + index).toLocaleDateString(PAGE_LANGUAGE, { weekday: "long" }),
}));

export function BookingSettings(part: PartProps) {
  const { input, onChange, errors } = part;
  const field = settingsFields(part);
  const id = useId();
  const refused = errors.booking_hours;
  return (
    <SettingsSection
      name="consultations"
      lead={t(
        "When you are available for consultations. Visitors request one of the free times, which is then held for 48 hours. If you set no hours, requests come without a time. {kinds} have their own lengths.",
        {
          kinds: (
            <Link to={paths.adminConsultationTypes} className="underline underline-offset-4">
              {t("Consultation kinds")}
            </Link>
          ),
        },
      )}
    >
      <fieldset
        name="booking_hours"
        tabIndex={-1}
        aria-describedby={`${id}-hint${refused ? ` ${id}-error` : ""}`}
        className="grid gap-3"
      >
        <legend className="mb-4 label text-ink-muted">{settingsRecord.booking_hours.label}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {dayNames.map(({ day, name }) => (
            <DayField
              key={day}
              name={name}
              typed={hoursOfDay(input.booking_hours, day)}
              onType={(typed) =>
                onChange({ booking_hours: withHoursOfDay(input.booking_hours, day, typed) })
              }
            />
          ))}
        </div>
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {t("For example {hours}.", { hours: HOURS_EXAMPLE })}
        </p>
        {refused && (
          <p id={`${id}-error`} className="text-sm text-danger">
            {refused}
          </p>
        )}
      </fieldset>
      <SelectField
        {...field("booking_time_zone")}
        hint={t("For your hours and days off. This device is in {zone}.", {
          zone: localTimeZone(),
        })}
      >
        <ZoneOptions stored={input.booking_time_zone} />
      </SelectField>
      <div className="grid gap-6 sm:grid-cols-3">
        {numbers.map(({ name, hint }) => (
          <TextField
            key={name}
            min={limits[`${name}_min`]}
            max={limits[`${name}_max`]}
            hint={hint}
            label={settingsRecord[name].label}
            name={name}
            type="number"
            inputMode="numeric"
            step={1}
            required
            className="tabular"
            // Empty while another number is being typed
            value={input[name] || (Number.isInteger(input[name]) ? 0 : "")}
            onChange={({ target }) => onChange({ [name]: target.valueAsNumber })}
            error={errors[name]}
          />
        ))}
      </div>
      <TextArea
        {...field("booking_days_off")}
        placeholder={"2026-12-24 - 2027-01-01\n2027-05-01"}
        hint={t("One date per line, or the first and last day of a period.")}
        rows={3}
      />
    </SettingsSection>
  );
}

/**
 * All time zones that the browser knows; a stored one is offered as well. There are hundreds: they must not
 * re-render on each key press.
 */
const ZoneOptions = memo(function ZoneOptions({ stored }: { stored: string }) {
  const zones = new Set(["UTC", stored, ...Intl.supportedValuesOf("timeZone")]);
  return [...zones].toSorted().map((zone) => <option key={zone}>{zone}</option>);
});
