import { useState } from "react";
import { Time } from "@/components/admin/Time";
import { Button } from "@/components/ui/Button";
import { EmptyState } from "@/components/ui/EmptyState";
import { OrderedList } from "@/components/ui/List";
import type { AnalyticsSummary } from "@/data/analytics/admin";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { AnalyticsSection } from "./AnalyticsSection";

type Props = { views: AnalyticsSummary["recentViews"] };

const SHOWN_AT_FIRST = 10;

export function RecentActivity({ views }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? views : views.slice(0, SHOWN_AT_FIRST);
  return (
    <AnalyticsSection
      title={t("Recent Activity")}
      note={t("Up to 5,000 views a day, then one a minute")}
    >
      {views.length === 0 ? (
        <EmptyState title={t("No recent activity")} hint={t("Views appear here as they happen.")} />
      ) : (
        <OrderedList
          aria-label={t("Latest views")}
          className="@container divide-y divide-line border bg-paper-raised"
        >
          {shown.map(({ path, time }, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- Two visitors may look at the same page at the same instant.
              key={`${time} ${path} ${index}`}
              className="grid items-baseline gap-x-4 px-4 py-2 text-sm md:px-5 @sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <span className="user-text font-mono">{path}</span>
              <Time at={time} className="label text-ink-muted" />
            </li>
          ))}
        </OrderedList>
      )}
      {views.length > SHOWN_AT_FIRST && (
        <Button
          variant="secondary"
          aria-expanded={showsAll}
          className="justify-self-start"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? t("Show fewer")
            : t("Show all {count}", { count: formatNumber(views.length) })}
        </Button>
      )}
    </AnalyticsSection>
  );
}
