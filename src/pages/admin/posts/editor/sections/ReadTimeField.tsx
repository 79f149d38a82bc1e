import { TextField } from "@/components/ui/TextField";
import * as limits from "@/lib/supabase/limits/posts";
import { postRecord } from "@/data/posts/record";
import { t } from "@/lib/words";

type Props = {
  minutes: number;
  /** The typed text; undefined while the minutes are counted. */
  typed: string | undefined;
  onType: (minutes: string) => void;
  /** Switches back to counting. */
  onCount: () => void;
  error: string | undefined;
};

export function ReadTimeField({ minutes, typed, onType, onCount, error }: Props) {
  return (
    <TextField
      label={postRecord.read_time.label}
      type="number"
      inputMode="numeric"
      min={limits.read_time_min}
      max={limits.read_time_max}
      step={1}
      value={typed ?? minutes}
      onChange={({ target }) => onType(target.value)}
      onBlur={() => {
        // Replaces invalid input with what will be stored.
        if (typed !== undefined && typed !== String(minutes)) onType(String(minutes));
      }}
      className="tabular"
      error={error}
      hint={
        typed === undefined ? (
          t(
            "Counted from the content: 200 words a minute, or 500 characters of Chinese and Japanese.",
          )
        ) : (
          <button
            type="button"
            onClick={onCount}
            className="min-h-6 underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {t("Count from the content instead")}
          </button>
        )
      }
    />
  );
}
