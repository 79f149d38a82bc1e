import type { AnalyticsSummary } from "@/data/analytics/admin";
import { formatDecimal, formatNumber } from "@/lib/format/dates-and-numbers";
import { hasTrackingOptOut } from "@/lib/browser/tracking-preference";
import { t } from "@/lib/words";
import { useTracking } from "./use-tracking";

type Props = { summary: AnalyticsSummary };

const statuses = { on: t("Active"), off: t("Off"), unknown: "–" } as const;

/** What common terms of analytics mean here: one line each, with its number. */
export function VisitorInsights({ summary: { totalViews, uniquePages } }: Props) {
  const tracking = useTracking();
  const insights = [
    {
      label: t("Total Visitors"),
      value: formatNumber(totalViews),
      meaning: t(
        "The same as page views: visitors are not recognised, so they cannot be told apart.",
      ),
    },
    {
      label: t("Pages per Visit"),
      value: uniquePages === 0 ? formatNumber(0) : formatDecimal(totalViews / uniquePages),
      meaning: t(
        "All page views divided by the unique pages: how often a page was opened on average.",
      ),
    },
    {
      label: t("Tracking Status"),
      value: statuses[tracking],
      meaning: trackingHint(tracking),
    },
  ];
  return (
    <section aria-label={t("Visitor Insights")} className="grid gap-3">
      <h2 className="font-serif text-title">{t("Visitor Insights")}</h2>
      <dl className="divide-y divide-line border bg-paper-raised text-sm">
        {insights.map(({ label, value, meaning }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[10rem_6rem_minmax(0,1fr)] md:px-5"
          >
            <dt className="label text-ink-muted">{label}</dt>
            <dd className="tabular">{value}</dd>
            <dd className="text-ink-muted max-md:col-span-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function trackingHint(tracking: "on" | "off" | "unknown"): string {
  if (tracking === "off") return t("Switched off in the settings: no views are counted.");
  const rule = t("You, bots and people who ask not to be tracked are never counted.");
  return hasTrackingOptOut() ? `${rule} ${t("This browser asks not to be tracked.")}` : rule;
}
