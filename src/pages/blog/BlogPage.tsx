import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { FeedHint } from "@/components/FeedHint";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { categoriesQuery } from "@/data/categories";
import { postYearsQuery } from "@/data/posts/lists";
import { useHydrated } from "@/lib/hydration/use-hydrated";
import { storedPlaces } from "@/lib/reading/stored-places";
import { Articles } from "./Articles";
import { BlogData } from "./BlogData";
import { BlogFilters } from "./BlogFilters";
import { useBlogFilters } from "./use-blog-filters";
import { YearLinks } from "./YearLinks";

const UnfinishedArticle = lazy(() =>
  import("./UnfinishedArticle").then((module) => ({ default: module.UnfinishedArticle })),
);

export function BlogPage() {
  const { filters, setSearch, setCategory } = useBlogFilters();
  const { data: categories } = useQuery(categoriesQuery());
  const { data: years } = useQuery(postYearsQuery());
  // Only for whoever left an article before its end.
  const hasPlaces = useHydrated() && storedPlaces() !== "";

  return (
    <Page title="Tech Blog" description="Essays on software, machine learning and the trade.">
      <BlogData />
      <PageHeader
        label="06 — Journal"
        title="Tech Blog"
        lead="Essays on software, machine learning and the trade."
        aside={
          hasPlaces && (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <UnfinishedArticle />
              </Suspense>
            </ErrorBoundary>
          )
        }
      >
        <FeedHint className="max-w-measure" />
      </PageHeader>
      <div className="page-width">
        <BlogFilters
          filters={filters}
          categories={categories ?? []}
          onSearch={setSearch}
          onCategory={setCategory}
        />
        <Articles />
        <div className="mt-16">
          <YearLinks years={years ?? []} />
        </div>
      </div>
    </Page>
  );
}
