import { OrderedList } from "@/components/ui/List";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type Props = { label: string; entries: readonly { name: string; views: number }[] };

/** Names with their views, the most viewed first, and a bar for each. */
export function RankedViews({ label, entries }: Props) {
  const maxViews = Math.max(1, ...entries.map(({ views }) => views));
  return (
    <OrderedList aria-label={label} className="grid gap-4 border bg-paper-raised p-4 md:p-5">
      {entries.map(({ name, views }) => (
        <li key={name} className="group grid gap-1.5">
          <p className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-4 text-sm">
            {/* Not a link: recorded values are untrusted input. */}
            <span className="user-text font-mono">{name}</span>
            <span className="tabular">
              {formatNumber(views)} <span className="sr-only">{t("views")}</span>
            </span>
          </p>
          <div aria-hidden className="h-1 bg-line">
            <div
              className="h-full bg-line-strong group-first:bg-accent"
              style={{ width: `${(views / maxViews) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </OrderedList>
  );
}
