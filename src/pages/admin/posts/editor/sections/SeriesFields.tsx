import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { numberFields, textFields } from "@/components/admin/field-props";
import { useLatest } from "@/components/use-latest";
import { ErrorState } from "@/components/ui/ErrorState";
import { TextField } from "@/components/ui/TextField";
import { knownSeriesQuery } from "@/data/posts/known-series";
import * as limits from "@/lib/supabase/limits/posts";
import { nameKey } from "@/lib/text/name-key";
import { postRecord } from "@/data/posts/record";
import { t } from "@/lib/words";
import type { SectionProps } from "./section-props";
import { partOf } from "../../post-input";

/** The series of a post, and its position: initially after the last part. */
export function SeriesFields(section: SectionProps) {
  const { input, onChange } = section;
  const field = textFields(postRecord, limits, section);
  const listId = useId();
  const query = useQuery(knownSeriesQuery());
  const { data: known, error } = query;
  const name = input.series.trim();
  const latest = useLatest(input);

  /** Sets the part, once the others are known. */
  async function join() {
    if (!name || input.series_part) return;
    const { data: others } = known ? query : await query.refetch({ cancelRefetch: false });
    const { series, series_part: part } = latest.current;
    if (!others || series.trim() !== name || part) return;
    // It will be spelled like its other parts.
    const spelled = [...others.keys()].find((one) => nameKey(one) === nameKey(name));
    const last = others.get(spelled ?? name) ?? 0;
    onChange({ series_part: String(Math.min(limits.series_part_max, last + 1)) });
  }

  return (
    <div className="grid grid-cols-[1fr_5.5rem] items-start gap-x-3">
      <TextField
        {...field("series")}
        onChange={({ target: { value: series } }) =>
          onChange({ series, ...(!series.trim() && { series_part: "" }) })
        }
        onBlur={() => void join()}
        list={listId}
        autoComplete="off"
        hint={t("Articles that belong together. Only published parts are counted.")}
      />
      <datalist id={listId}>
        {[...(known?.keys() ?? [])].map((series) => (
          <option key={series}>{series}</option>
        ))}
      </datalist>
      <TextField
        {...numberFields(postRecord, limits, section)("series_part")}
        disabled={!name}
        onBlur={() => {
          // A first part would stay, whatever the others are.
          if (!known && !input.series_part) return;
          // Replaces invalid input with what will be stored.
          if (input.series_part !== String(partOf(input)))
            onChange({ series_part: String(partOf(input)) });
        }}
        className="tabular"
      />
      {error && !known && (
        <div className="col-span-2 mt-2">
          <ErrorState
            message={t("Error loading articles: {message}", { message: error.message })}
            query={query}
          />
        </div>
      )}
    </div>
  );
}
