import { TextField } from "@/components/ui/TextField";
import { t } from "@/lib/words";

type Props = {
  /** YYYY-MM-DD, or empty. */
  date: string;
  /** HH:MM, or empty. */
  time: string;
  onDateChange: (date: string) => void;
  onTimeChange: (time: string) => void;
  error: string | undefined;
  hint?: string;
};

export function DateAndTime({ date, time, onDateChange, onTimeChange, error, hint }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t("Date")}
        type="date"
        required
        error={error}
        {...(hint !== undefined && { hint })}
        value={date}
        onChange={({ target }) => onDateChange(target.value)}
      />
      <TextField
        label={t("Time")}
        type="time"
        required
        value={time}
        onChange={({ target }) => onTimeChange(target.value)}
      />
    </div>
  );
}
