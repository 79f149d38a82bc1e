import { useState } from "react";
import { TextField } from "@/components/ui/TextField";
import { problemOfDay } from "@/lib/booking/weekly-hours";
import { t } from "@/lib/words";

type Props = { name: string; typed: string; onType: (typed: string) => void };

/** The hours of one weekday. Errors are shown once typed hours cannot be sent. */
export function DayField({ name, typed, onType }: Props) {
  const [wasBlurred, setWasBlurred] = useState(false);
  const problem = problemOfDay(typed);
  return (
    <TextField
      ref={(input) => input?.setCustomValidity(problem)}
      label={name}
      placeholder={t("Not offered")}
      maxLength={200}
      autoComplete="off"
      className="tabular"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onBlur={() => setWasBlurred(true)}
      error={wasBlurred ? problem : undefined}
    />
  );
}
