import { formatNumber } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { UNITS, type Unit } from "./periods";
import type { Bar } from "./ViewsChart";

type Props = { unit: Unit; bars: readonly Bar[] };

/** The chart's numbers as a table, newest first. */
export function ViewsTable({ unit, bars }: Props) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink md:min-h-9">
        {t("Show as a table")}
      </summary>
      <div
        role="region"
        aria-label={UNITS[unit].tableLabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls what has focus.
        tabIndex={0}
        className="mt-2 max-h-80 overflow-y-auto border-t"
      >
        <table className="w-full max-w-md text-sm tabular">
          <caption className="sr-only">{UNITS[unit].caption}</caption>
          <thead>
            <tr className="border-b text-start label text-ink-muted">
              <th scope="col" className="py-2 font-normal">
                {UNITS[unit].name}
              </th>
              <th scope="col" className="py-2 text-end font-normal">
                {t("Views")}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ time, name, views }) => (
              <tr key={time} className="border-b">
                <th scope="row" className="py-1.5 text-start font-normal">
                  <time dateTime={time}>{name}</time>
                </th>
                <td className="py-1.5 text-end">{formatNumber(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
