import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { LoadMore } from "@/components/LoadMore";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { PostLine } from "@/components/PostLine";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import { postsOfYearQuery, postYearsQuery } from "@/data/posts/lists";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { YearLinks } from "./YearLinks";
import { t } from "@/lib/words";

export function YearPage() {
  const { year = "" } = useParams();
  const { plural } = useFormats();
  const posts = useInfiniteQuery(postsOfYearQuery(year));
  const { data: years = [] } = useQuery(postYearsQuery());
  const { data, error } = posts;
  const isEmpty = data?.total === 0;
  const count = data && plural(data.total, { one: "{count} article", other: "{count} articles" });
  return (
    <Page
      key={year}
      title={t("Articles from {year}", { year })}
      description={count && t("{articles} from {year}", { articles: count, year })}
      above={[{ name: t("Tech Blog"), path: paths.blog }]}
      isHidden={isEmpty}
    >
      <PageHeader label={t("Archive")} title={year}>
        <p aria-live="polite" className="min-h-5 text-sm text-ink-muted">
          {count}
        </p>
      </PageHeader>
      <div className="page-width">
        <YearLinks years={years} current={Number(year)} />
        {isEmpty ? (
          <div className="mt-10 grid justify-items-start gap-6">
            <p className="max-w-measure text-ink-muted">
              {t("There are no articles from that year.")}
            </p>
            <ButtonLink to={paths.blog} variant="secondary">
              {t("Back to Blog")}
            </ButtonLink>
          </div>
        ) : data ? (
          <>
            <h2 className="sr-only">{t("Articles")}</h2>
            <List className="divide-y">
              {data.rows.map((post) => (
                <li key={post.id}>
                  <PostLine post={post} />
                </li>
              ))}
            </List>
            <LoadMore
              query={posts}
              label={t("Load more articles")}
              failure={t("Error loading posts")}
              className="mt-12 flex"
            />
          </>
        ) : error ? (
          <ErrorState
            message={t("Error loading posts: {message}", { message: error.message })}
            query={posts}
          />
        ) : (
          <div role="status" aria-label={t("Loading articles")} className="mt-6 grid gap-6">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="h-14" />
            ))}
          </div>
        )}
      </div>
    </Page>
  );
}
