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
        <label key={time} className="grid cursor-pointer select-none">
          <input
            type="radio"
            name="requested_for"
            value={time}
            checked={time === value}
            onChange={() => onChange(time)}
            required
            className="peer sr-only"
          />
          <span className="grid min-h-11 place-items-center rounded-xs border border-line-strong px-2 tabular peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 hover:border-ink">
            {labelOf(time)}
          </span>
        </label>
      ))}
    </div>
  );
}
