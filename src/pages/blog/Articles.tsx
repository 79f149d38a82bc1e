import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { LoadMore } from "@/components/LoadMore";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { categoriesQuery } from "@/data/categories";
import { featuredPostsQuery, postsQuery, publishedCountQuery } from "@/data/posts/public";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { debugInDevelopment } from "@/lib/log";
import { openPalette } from "@/lib/palette";
import { FeaturedPosts } from "./FeaturedPosts";
import { PostGrid, PostGridSkeleton } from "./PostGrid";
import { useBlogFilters } from "./use-blog-filters";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { t } from "@/lib/words";

/** The articles that match the URL, and their number. */
export function Articles() {
  const { filters, isFiltered } = useBlogFilters();
  const posts = useInfiniteQuery(postsQuery(filters));
  const featured = useQuery({ ...featuredPostsQuery(), enabled: !isFiltered });
  const total = useQuery({ ...publishedCountQuery(), enabled: isFiltered });
  const categories = useQuery(categoriesQuery());

  const featuredPosts = isFiltered ? [] : (featured.data ?? []);
  const shownAbove = new Set(featuredPosts.map(({ id }) => id));
  const gridPosts = posts.data?.rows.filter(({ id }) => !shownAbove.has(id)) ?? [];
  // The grid excludes the featured articles, so it waits for them.
  const isLoading = posts.isPending || (!isFiltered && !featured.isFetched);
  const totalCount = isFiltered ? total.data : posts.data?.total;

  const { search } = filters;
  const category = filters.category ?? "all";
  useEffect(() => {
    if (!posts.data || posts.isPlaceholderData) return;
    const { rows, total: found } = posts.data;
    debugInDevelopment("Blog list:", { search, category, found, loaded: rows.length });
  }, [posts.data, posts.isPlaceholderData, search, category]);

  // The list works without these, but their failure is shown.
  const missing = [
    { name: t("featured articles"), query: featured, isNeeded: !isFiltered },
    { name: t("the number of articles"), query: total, isNeeded: isFiltered },
    { name: t("categories"), query: categories, isNeeded: true },
  ].filter(({ query, isNeeded }) => isNeeded && query.isFetched && query.data === undefined);

  // Retries everything: queries rarely fail alone.
  function retry() {
    for (const query of [posts, featured, total, categories]) {
      if (query.isError) void query.refetch();
    }
  }

  return (
    <>
      <Counts found={posts.data?.total} total={totalCount} search={search} />
      {isLoading ? (
        <PostGridSkeleton />
      ) : posts.isError && !posts.data ? (
        <div className="py-14">
          <ErrorState
            message={t("Error loading posts: {message}", { message: posts.error.message })}
            query={{ refetch: retry, isFetching: posts.isFetching }}
          />
        </div>
      ) : (
        <div
          className="transition-opacity duration-150 aria-busy:opacity-50"
          aria-busy={posts.isPlaceholderData}
        >
          {missing.length > 0 && (
            <div className="pt-10">
              <ErrorState
                message={t("Error loading {what}.", {
                  what: new Intl.ListFormat(PAGE_LANGUAGE).format(missing.map(({ name }) => name)),
                })}
                query={{
                  refetch: retry,
                  isFetching: missing.some(({ query }) => query.isFetching),
                }}
              />
            </div>
          )}
          <FeaturedPosts posts={featuredPosts} />
          {posts.data.total === 0 ? (
            <div className="py-14">
              <EmptyState
                title={t("No articles found matching your criteria.")}
                hint={t("Try adjusting your search or filter settings.")}
              />
            </div>
          ) : (
            gridPosts.length > 0 && (
              <PostGrid
                title={featuredPosts.length > 0 ? t("All Articles") : t("Latest Articles")}
                posts={gridPosts}
              />
            )
          )}
          <LoadMore
            query={posts}
            label={t("Load more articles")}
            failure={t("Error loading posts")}
            className="mt-12 flex justify-center"
          />
        </div>
      )}
    </>
  );
}

type CountsProps = {
  /** The number of matching articles, and of all articles; undefined until it is known. */
  found: number | undefined;
  total: number | undefined;
  search: string;
};

function Counts({ found, total, search }: CountsProps) {
  const { plural } = useFormats();
  return (
    <>
      <div className="mt-4 flex min-h-5 flex-wrap gap-x-6 text-sm">
        <p aria-live="polite">
          {found !== undefined &&
            plural(found, {
              one: "Found {count} published post",
              other: "Found {count} published posts",
            })}
        </p>
        {search && (
          <button
            type="button"
            onClick={() => openPalette(search)}
            className="-my-3 min-h-11 text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-accent"
          >
            {t("Search the whole text")}
          </button>
        )}
      </div>
      <p className="mt-1 min-h-5 label text-ink-muted">
        {total !== undefined &&
          plural(total, {
            one: "The blog has {count} post in total.",
            other: "The blog has {count} posts in total.",
          })}
      </p>
    </>
  );
}
