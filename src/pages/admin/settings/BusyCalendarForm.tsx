import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";
import { useAddBusyCalendar, useReadBusyCalendar } from "@/data/busy-calendars";
import * as limits from "@/lib/supabase/limits/busy-calendars";
import { t } from "@/lib/words";
import { randomId } from "@/lib/browser/random-id";
import { readingNotice } from "./busy-calendar-notice";

const emptyInput = () => ({ id: randomId(), name: "", url: "" });

export function BusyCalendarForm() {
  const [input, setInput] = useState(emptyInput);
  // With another id: under the same one, a calendar that was stored although the response was lost would stay as it is.
  const change = (values: { name: string } | { url: string }) =>
    setInput({ ...input, ...values, id: randomId() });
  const adding = useAddBusyCalendar({
    success: () => null,
    failure: t("The calendar was not added"),
  });
  const reading = useReadBusyCalendar({
    success: readingNotice,
    failure: t("The calendar was not read"),
  });

  function add(event: FormEvent) {
    event.preventDefault();
    adding.mutate(
      { ...input, name: input.name.trim(), url: input.url.trim() },
      {
        onSuccess: () => {
          reading.mutate(input.id);
          setInput(emptyInput());
        },
      },
    );
  }

  return (
    <form onSubmit={add} className="grid gap-6">
      <TextField
        label={t("Name")}
        value={input.name}
        onChange={({ target }) => change({ name: target.value })}
        required
        maxLength={limits.name_max_length}
        autoComplete="off"
        hint={t("Only you see it, for example “Work”.")}
      />
      <TextField
        label={t("Secret address")}
        value={input.url}
        onChange={({ target }) => change({ url: target.value })}
        required
        inputMode="url"
        pattern="\s*(https|webcals?)://.+"
        title={t("An address that begins with https:// or webcal://")}
        maxLength={limits.url_max_length}
        autoComplete="off"
        spellCheck={false}
        placeholder={"https://…/basic.ics"}
        hint={t(
          "The calendar’s address in iCal format (ICS), from the settings of Google Calendar, Outlook, iCloud, Fastmail and others. It is not shown again.",
        )}
        error={adding.error?.message}
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={adding.isPending || reading.isPending}>
          {t("Add calendar")}
        </Button>
      </div>
    </form>
  );
}
