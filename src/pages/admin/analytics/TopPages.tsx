import { EmptyState } from "@/components/ui/EmptyState";
import type { AnalyticsSummary } from "@/data/analytics/admin";
import { t } from "@/lib/words";
import { AnalyticsSection } from "./AnalyticsSection";
import { RankedViews } from "./RankedViews";

type Props = { pages: AnalyticsSummary["pageViews"] };

export function TopPages({ pages }: Props) {
  return (
    <AnalyticsSection title={t("Top Pages")} note={t("The 10 most viewed of all time")}>
      {pages.length === 0 ? (
        <EmptyState
          title={t("No analytics data yet")}
          hint={t("Counting starts with the first visitor.")}
        />
      ) : (
        <RankedViews
          label={t("Most viewed pages")}
          entries={pages.map(({ path, views }) => ({ name: path, views }))}
        />
      )}
    </AnalyticsSection>
  );
}
