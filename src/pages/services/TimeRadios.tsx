import { t } from "@/lib/words";

type Props = {
  /** ISO 8601 */
  times: readonly string[];
  labelOf: (time: string) => string;
  /** Empty for none. */
  value: string;
  onChange: (time: string) => void;
  "aria-describedby": string;
};

/** The free times of a day. */
export function TimeRadios({ times, labelOf, value, onChange, ...description }: Props) {
  return (
    <div
      role="radiogroup"
      aria-label={t("Time")}
      {...description}
      className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
    >
      {times.map((time) => (
        <label
          key={time}
          className="grid min-h-11 cursor-pointer place-items-center rounded-xs border border-line-strong px-2 tabular select-none hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="requested_for"
            value={time}
            checked={time === value}
            onChange={() => onChange(time)}
            required
            className="sr-only"
          />
          {labelOf(time)}
        </label>
      ))}
    </div>
  );
}
