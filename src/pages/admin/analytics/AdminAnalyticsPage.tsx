import { useQuery } from "@tanstack/react-query";
import { NumberGridSkeleton } from "@/components/NumberCard";
import { Page } from "@/components/Page";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";
import { analyticsQuery, type AnalyticsSummary } from "@/data/analytics/admin";
import { formatWeekdayTime } from "@/lib/format/dates-and-numbers";
import { AnalyticsNumbers } from "./AnalyticsNumbers";
import { RecentActivity } from "./RecentActivity";
import { TopPages } from "./TopPages";
import { ViewsPerDay } from "./ViewsPerDay";
import { VisitorInsights } from "./VisitorInsights";

export function AdminAnalyticsPage() {
  const analytics = useQuery(analyticsQuery());
  const updatedAt = new Date(analytics.dataUpdatedAt).toISOString();
  return (
    <Page title="Analytics" className="mx-auto grid max-w-page gap-8 p-4 pb-16 md:p-8">
      <header>
        <h1 id="analytics-heading" tabIndex={-1} className="font-serif text-headline">
          Analytics
        </h1>
        <p className="mt-1 min-h-5 label text-ink-muted">
          {analytics.data && `As of ${formatWeekdayTime(updatedAt)}`}
        </p>
      </header>
      {analytics.data ? (
        <Summary summary={analytics.data} />
      ) : analytics.isError ? (
        <ErrorState
          message={`Error loading analytics: ${analytics.error.message}`}
          onRetry={() => void analytics.refetch()}
          isRetrying={analytics.isFetching}
        />
      ) : (
        <SummarySkeleton />
      )}
    </Page>
  );
}

function Summary({ summary }: { summary: AnalyticsSummary }) {
  return (
    <>
      <AnalyticsNumbers summary={summary} />
      <ViewsPerDay days={summary.days} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <TopPages pages={summary.pageViews} />
        <RecentActivity views={summary.recentViews} />
      </div>
      <VisitorInsights summary={summary} />
    </>
  );
}

function SummarySkeleton() {
  return (
    <>
      <NumberGridSkeleton label="Loading analytics" cards={4} />
      <Skeleton className="h-80" />
      <div className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </>
  );
}
