import { formatNumber } from "@/lib/format/dates-and-numbers";
import type { InboxCounts } from "@/lib/inbox-types";
import { t } from "@/lib/words";
import type { InboxTexts } from "./inbox-texts";

type Props = { texts: InboxTexts; counts: InboxCounts | undefined };

/**
 * The numbers of items, in one line, so that a phone's first screen has room for the first item. Longer words
 * break.
 */
export function InboxNumbers({ texts: { statuses }, counts }: Props) {
  const counted = statuses.filter(({ isCounted }) => isCounted !== false);
  return (
    <dl
      aria-label={t("In numbers")}
      className="grid grid-cols-2 gap-x-3 gap-y-2 min-[20rem]:grid-cols-[repeat(4,auto)] md:grid-cols-4 md:gap-x-6"
    >
      {[{ value: "all", label: t("Total") }, ...counted].map(({ value, label }) => (
        <div
          key={value}
          className="flex flex-col-reverse justify-end border-t pt-2 md:gap-1 md:pt-4"
        >
          <dt className="label wrap-anywhere hyphens-auto text-ink-muted">{label}</dt>
          <dd className="font-serif text-title tabular md:text-headline">
            {counts ? countOf(counts, value) : "–"}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function countOf({ total, byStatus }: InboxCounts, status: string): string {
  return formatNumber(status === "all" ? total : (byStatus[status] ?? 0));
}
