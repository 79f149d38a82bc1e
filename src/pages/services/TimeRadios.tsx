import { classNames } from "@/lib/class-names";
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
          className={classNames(
            "grid min-h-11 cursor-pointer place-items-center rounded-xs border px-2 tabular select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
            // Not by `:has`, which Firefox 120 lacks.
            time === value
              ? "border-accent bg-accent text-on-accent"
              : "border-line-strong hover:border-ink",
          )}
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
