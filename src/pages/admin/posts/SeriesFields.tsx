import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { textFields } from "@/components/admin/field-props";
import { TextField } from "@/components/ui/TextField";
import { knownSeriesQuery } from "@/data/posts/known-series";
import * as limits from "@/lib/supabase/limits/posts";
import { nameKey } from "@/lib/text/name-key";
import { postRecord } from "@/data/posts/record";
import { t } from "@/lib/words";
import type { SectionProps } from "./editor/sections/section-props";
import { partOf } from "./post-input";

/** The series of a post, and its position: initially after the last part. */
export function SeriesFields(section: SectionProps) {
  const { input, onChange } = section;
  const field = textFields(postRecord, limits, section);
  const listId = useId();
  const { data: known = new Map<string, number>() } = useQuery(knownSeriesQuery());
  const name = input.series.trim();
  return (
    <div className="grid grid-cols-[1fr_5.5rem] items-start gap-x-3">
      <TextField
        {...field("series")}
        onChange={({ target: { value: series } }) =>
          onChange({ series, ...(!series.trim() && { series_part: "" }) })
        }
        onBlur={() => {
          if (!name || input.series_part) return;
          // It will be spelled like its other parts.
          const spelled = [...known.keys()].find((series) => nameKey(series) === nameKey(name));
          const last = known.get(spelled ?? name) ?? 0;
          onChange({ series_part: String(Math.min(limits.series_part_max, last + 1)) });
        }}
        list={listId}
        autoComplete="off"
        hint={t("Articles that belong together. Only published parts are counted.")}
      />
      <datalist id={listId}>
        {[...known.keys()].map((series) => (
          <option key={series}>{series}</option>
        ))}
      </datalist>
      <TextField
        {...field("series_part")}
        type="number"
        inputMode="numeric"
        min={limits.series_part_min}
        max={limits.series_part_max}
        step={1}
        disabled={!name}
        onBlur={() => {
          // Replaces invalid input with what will be stored.
          if (input.series_part !== String(partOf(input)))
            onChange({ series_part: String(partOf(input)) });
        }}
        className="tabular"
      />
    </div>
  );
}
