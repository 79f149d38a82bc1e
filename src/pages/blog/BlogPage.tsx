import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { FeedHint } from "@/components/FeedHint";
import { LoadedLater } from "@/components/LoadedLater";
import { MailHint } from "@/components/MailHint";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { blogroll } from "@/content/blogroll";
import { categoriesQuery } from "@/data/categories";
import { postYearsQuery } from "@/data/posts/lists";
import { useHydrated } from "@/lib/hydration/use-hydrated";
import { lazyPart } from "@/lib/lazy-part";
import { storedPositions } from "@/lib/reading/stored-positions";
import { paths } from "@/paths";
import { numberedLabel } from "@/sections";
import { Articles } from "./Articles";
import { BlogData } from "./BlogData";
import { BlogFilters } from "./BlogFilters";
import { useBlogFilters } from "./use-blog-filters";
import { YearLinks } from "./YearLinks";
import { t } from "@/lib/words";

const UnfinishedArticle = lazyPart(() => import("./UnfinishedArticle"), "UnfinishedArticle");

const ALL = [{ topic: "all", name: "" }] as const;

export function BlogPage() {
  const { filters, setSearch, setCategory } = useBlogFilters();
  const { data: categories } = useQuery(categoriesQuery());
  const { data: years } = useQuery(postYearsQuery());
  // Only loaded for readers who have left an article unfinished.
  const hasPositions = useHydrated() && storedPositions() !== "";

  return (
    <Page
      title={t("Tech Blog")}
      description={t("What I am working on, and what I have learned from it.")}
    >
      <BlogData />
      <PageHeader
        label={numberedLabel(paths.blog, t("Journal"))}
        title={t("Tech Blog")}
        lead={t("What I am working on, and what I have learned from it.")}
        aside={
          hasPositions && (
            <LoadedLater>
              <UnfinishedArticle />
            </LoadedLater>
          )
        }
      >
        <FeedHint className="max-w-measure" />
        <MailHint topics={ALL} className="max-w-measure" />
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
        {blogroll.length > 0 && (
          <p className="mt-10 text-sm text-ink-muted">
            {t("{link} — the sites that I read myself.", {
              link: (
                <Link
                  to={paths.blogroll}
                  className="text-ink underline decoration-line-strong underline-offset-4 hover:text-accent pointer-coarse:py-2.5"
                >
                  {t("Blogroll")}
                </Link>
              ),
            })}
          </p>
        )}
      </div>
    </Page>
  );
}
