import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { NumberGridSkeleton } from "@/components/admin/NumberCard";
import { AdminPage } from "@/components/admin/AdminPage";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";
import { useUrlChoice, useUrlParams } from "@/lib/hydration/use-url-params";
import { analyticsQuery, type AnalyticsSummary, type Period } from "@/data/analytics/admin";
import { formatWeekdayTime } from "@/lib/format/dates-and-numbers";
import { isUuid } from "@/lib/text/is-uuid";
import { t } from "@/lib/words";
import { AnalyticsNumbers } from "./AnalyticsNumbers";
import { Articles } from "./Articles";
import { Referrers } from "./Referrers";
import { RecentActivity } from "./RecentActivity";
import { TopPages } from "./TopPages";
import { ViewsOverTime } from "./ViewsOverTime";
import { VisitorInsights } from "./VisitorInsights";

export function AdminAnalyticsPage() {
  const [params] = useUrlParams();
  const named = params.get("article") ?? "";
  const article = isUuid(named) ? named : undefined;
  const analytics = useQuery(analyticsQuery(article));
  return (
    <AdminPage title={t("Analytics")} className="gap-8">
      <header>
        <h1 id="analytics-heading" tabIndex={-1} className="font-serif text-headline">
          {t("Analytics")}
        </h1>
        <p className="mt-1 min-h-5 label text-ink-muted">
          {analytics.data &&
            t("As of {time}", {
              time: (
                <time dateTime={analytics.data.asOf}>{formatWeekdayTime(analytics.data.asOf)}</time>
              ),
            })}
        </p>
      </header>
      {analytics.data ? (
        <Summary summary={analytics.data} article={article} />
      ) : analytics.isError ? (
        <ErrorState
          message={t("Error loading analytics: {message}", { message: analytics.error.message })}
          query={analytics}
        />
      ) : (
        <SummarySkeleton />
      )}
    </AdminPage>
  );
}

type SummaryProps = {
  summary: AnalyticsSummary;
  article: string | undefined;
};

function Summary({ summary, article }: SummaryProps) {
  const [, changeParams] = useUrlParams();
  const [period, setPeriod] = useUrlChoice<Period>("days", ["30", "1", "7", "90"]);
  const chart = useRef<HTMLHeadingElement>(null);

  function showArticle(id: string | undefined) {
    changeParams({ article: id ?? null }, { push: true });
    chart.current?.focus({ preventScroll: true });
    chart.current?.scrollIntoView();
  }

  return (
    <>
      <AnalyticsNumbers summary={summary} />
      <ViewsOverTime
        summary={summary}
        period={period}
        onPeriod={setPeriod}
        article={titleOfShown(summary)}
        heading={chart}
        onAllPages={() => showArticle(undefined)}
      />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Articles
          articles={summary.articles}
          period={period}
          chosen={article}
          onChoose={showArticle}
        />
        <Referrers domains={summary.domains} period={period} />
        <TopPages pages={summary.pageViews} />
        <RecentActivity views={summary.recentViews} />
      </div>
      <VisitorInsights summary={summary} />
    </>
  );
}

/** Title of the article whose days are shown; undefined for all pages. */
function titleOfShown({ ofPost, articles }: AnalyticsSummary): string | undefined {
  if (ofPost === undefined) return undefined;
  return articles.find(({ id }) => id === ofPost)?.title ?? t("One article");
}

function SummarySkeleton() {
  return (
    <>
      <NumberGridSkeleton label={t("Loading analytics")} cards={4} />
      <Skeleton className="h-80" />
      <div className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </>
  );
}
