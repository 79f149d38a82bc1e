import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { TextField } from "@/components/ui/TextField";
import { knownSeriesQuery } from "@/data/posts/publishing";
import { LAST_PART, partOf, type PostInput } from "./post-input";

type Props = { input: PostInput; onChange: (values: Partial<PostInput>) => void };

/** The series that a post is in, and where it stands in it: at first after the last part. */
export function SeriesFields({ input, onChange }: Props) {
  const listId = useId();
  const { data: known } = useQuery(knownSeriesQuery());
  const name = input.series.trim();
  return (
    <div className="grid grid-cols-[1fr_5.5rem] items-start gap-x-3">
      <TextField
        label="Series"
        value={input.series}
        onChange={({ target: { value: series } }) =>
          onChange({ series, ...(!series.trim() && { seriesPart: "" }) })
        }
        onBlur={() => {
          if (name && !input.seriesPart)
            onChange({ seriesPart: String(Math.min(LAST_PART, (known?.get(name) ?? 0) + 1)) });
        }}
        maxLength={80}
        list={listId}
        autoComplete="off"
        hint="Articles that belong together. Readers count the parts that are out."
      />
      <datalist id={listId}>
        {[...(known?.keys() ?? [])].map((series) => (
          <option key={series}>{series}</option>
        ))}
      </datalist>
      <TextField
        label="Part"
        type="number"
        inputMode="numeric"
        min={1}
        max={LAST_PART}
        step={1}
        disabled={!name}
        value={input.seriesPart}
        onChange={({ target }) => onChange({ seriesPart: target.value })}
        onBlur={() => {
          // Replaces invalid input by what will be stored.
          if (input.seriesPart !== String(partOf(input)))
            onChange({ seriesPart: String(partOf(input)) });
        }}
        className="tabular-nums"
      />
    </div>
  );
}
