import { Activity, Eye, Files, TrendingUp } from "lucide-react";
import { NumberCard, NumberGrid } from "@/components/admin/NumberCard";
import type { AnalyticsSummary } from "@/data/analytics/admin";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import type { SettingsPath } from "@/components/admin/settings-path";
import { paths } from "@/paths";
import { useTracking } from "./use-tracking";

const tracking = {
  on: { value: "Live", hint: "Visitors are counted" },
  off: { value: "Off", hint: "Switched off in the settings" },
  unknown: { value: "–", hint: "Asking the settings …" },
} as const;

type Props = { summary: AnalyticsSummary };

export function AnalyticsNumbers({ summary }: Props) {
  const { value, hint } = tracking[useTracking()];
  return (
    <NumberGrid label="Numbers">
      <NumberCard
        label="Total Page Views"
        value={formatNumber(summary.totalViews)}
        hint="All time"
        icon={Eye}
      />
      <NumberCard
        label="Unique Pages"
        value={formatNumber(summary.uniquePages)}
        hint="Viewed at least once"
        icon={Files}
      />
      <NumberCard
        label="Top Pages"
        value={shareOfTop(summary)}
        hint="Of all views, on the 10 most viewed"
        icon={TrendingUp}
      />
      <NumberCard
        label="Active Tracking"
        value={value}
        hint={hint}
        icon={Activity}
        to={`${paths.adminSettings}#features` satisfies SettingsPath}
      />
    </NumberGrid>
  );
}

/** The share of the views that the top pages have, e.g. «83%». */
function shareOfTop({ pageViews, totalViews }: AnalyticsSummary): string {
  const ofTop = pageViews.reduce((sum, { views }) => sum + views, 0);
  return totalViews === 0 ? "–" : `${formatNumber(Math.round((100 * ofTop) / totalViews))}%`;
}
