import { Activity, Eye, Files, TrendingUp } from "lucide-react";
import { NumberCard, NumberGrid } from "@/components/admin/NumberCard";
import type { AnalyticsSummary } from "@/data/analytics/admin";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { settingsPath } from "@/components/admin/settings-sections";
import { t } from "@/lib/words";
import { useTracking } from "./use-tracking";

const tracking = {
  on: { value: t("Live"), hint: t("Visitors are counted") },
  off: { value: t("Off"), hint: t("Switched off in the settings") },
  unknown: { value: "–", hint: t("Checking the settings …") },
} as const;

type Props = { summary: AnalyticsSummary };

export function AnalyticsNumbers({ summary }: Props) {
  const { value, hint } = tracking[useTracking()];
  return (
    <NumberGrid>
      <NumberCard
        label={t("Total Page Views")}
        value={formatNumber(summary.totalViews)}
        hint={t("All time")}
        icon={Eye}
      />
      <NumberCard
        label={t("Unique Pages")}
        value={formatNumber(summary.uniquePages)}
        hint={t("Viewed at least once")}
        icon={Files}
      />
      <NumberCard
        label={t("Top Pages")}
        value={shareOfTop(summary)}
        hint={t("Share of all views, 10 most viewed")}
        icon={TrendingUp}
      />
      <NumberCard
        label={t("Active Tracking")}
        value={value}
        hint={hint}
        icon={Activity}
        to={settingsPath("features")}
      />
    </NumberGrid>
  );
}

/** The share of views that go to the top pages, e.g. "83%". */
function shareOfTop({ pageViews, totalViews }: AnalyticsSummary): string {
  const topViews = pageViews.reduce((sum, { views }) => sum + views, 0);
  return totalViews === 0
    ? "–"
    : t("{percent}%", { percent: Math.round((100 * topViews) / totalViews) });
}
