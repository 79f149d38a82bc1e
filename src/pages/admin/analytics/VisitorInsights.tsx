import type { AnalyticsSummary } from "@/data/analytics/admin";
import { formatDecimal, formatNumber } from "@/lib/format/dates-and-numbers";
import { hasTrackingOptOut } from "@/lib/browser/tracking-preference";
import { useTracking } from "./use-tracking";

type Props = { summary: AnalyticsSummary };

const statuses = { on: "Active", off: "Off", unknown: "–" } as const;

/**
 * The labels speak of visitors, but views are counted: each note says what its number really is.
 */
export function VisitorInsights({ summary: { totalViews, uniquePages } }: Props) {
  const tracking = useTracking();
  const insights = [
    {
      label: "Total Visitors",
      value: formatNumber(totalViews),
      hint: "Counts views: nobody is recognised when they come back.",
    },
    {
      label: "Pages per Visit",
      value: formatDecimal(uniquePages === 0 ? 0 : totalViews / uniquePages),
      hint: "All views divided by the unique pages.",
    },
    {
      label: "Tracking Status",
      value: statuses[tracking],
      hint: trackingHint(tracking),
    },
  ];
  return (
    <section aria-label="Visitor Insights" className="grid gap-3">
      <h2 className="font-serif text-title">Visitor Insights</h2>
      <dl className="grid gap-px border bg-line lg:grid-cols-3">
        {insights.map(({ label, value, hint }) => (
          <div key={label} className="grid content-start gap-1 bg-paper-raised p-4 md:p-5">
            <dt className="label text-ink-muted">{label}</dt>
            <dd className="font-serif text-title tabular-nums">{value}</dd>
            <dd className="text-sm text-ink-muted">{hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function trackingHint(tracking: "on" | "off" | "unknown"): string {
  if (tracking === "off") return "Switched off in the settings: no view is counted.";
  const rule = "You, bots and whoever asks not to be tracked are never counted.";
  return hasTrackingOptOut() ? `${rule} This browser asks not to be.` : rule;
}
