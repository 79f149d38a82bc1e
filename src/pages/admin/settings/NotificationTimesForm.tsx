import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/Button";
import { Options, SelectField } from "@/components/ui/SelectField";
import { TextField } from "@/components/ui/TextField";
import { useSetNotificationTimes, type Notifications } from "@/data/outbox";
import { localTimeZone } from "@/lib/format/local-time";
import { zoneName } from "@/lib/format/time-in-zone";
import * as limits from "@/lib/supabase/limits/notification-settings";
import { t } from "@/lib/words";

type Props = { stored: Notifications };

const digests = [
  {
    value: "none",
    label: t("At once"),
    hint: t("One email for each message or request; comments are collected for ten minutes."),
  },
  { value: "hourly", label: t("Once an hour"), hint: t("Everything together.") },
  { value: "daily", label: t("Once a day"), hint: t("Everything together.") },
];

export function NotificationTimesForm({ stored }: Props) {
  const [digest, setDigest] = useState(stored.digest);
  const [hour, setHour] = useState(String(stored.digest_hour));
  const [from, setFrom] = useState(stored.quiet_from);
  const [until, setUntil] = useState(stored.quiet_until);
  const saving = useSetNotificationTimes({
    success: t("Times saved"),
    failure: t("The times were not changed"),
  });
  // Times are in the owner's time zone.
  const zone = localTimeZone();

  function save(event: FormEvent) {
    event.preventDefault();
    saving.mutate({
      quiet_from: from || "00:00",
      quiet_until: until || "00:00",
      time_zone: zone,
      digest,
      digest_hour: Number(hour) || 0,
    });
  }

  return (
    <form onSubmit={save} className="grid gap-6 border-t pt-6">
      <SelectField
        label={t("How often")}
        value={digest}
        onChange={({ target }) => setDigest(target.value)}
        hint={digests.find(({ value }) => value === digest)?.hint}
      >
        <Options of={digests} />
      </SelectField>
      {digest === "daily" && (
        <TextField
          label={t("Hour of the day")}
          type="number"
          min={limits.digest_hour_min}
          max={limits.digest_hour_max}
          required
          value={hour}
          onChange={({ target }) => setHour(target.value)}
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={t("Quiet from")}
          type="time"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={t("Quiet until")}
          type="time"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <p className="text-sm text-ink-muted">
        {t(
          "Notifications wait until these hours are over. Set both to the same time to turn quiet hours off.",
        )}{" "}
        {stored.time_zone === zone
          ? t("Time zone: {zone}.", { zone: zoneName(zone) })
          : t("Time zone: {zone}. It was {former} before.", {
              zone: zoneName(zone),
              former: zoneName(stored.time_zone),
            })}
      </p>
      <p>
        <Button type="submit" variant="secondary" isBusy={saving.isPending}>
          {t("Save times")}
        </Button>
      </p>
    </form>
  );
}
