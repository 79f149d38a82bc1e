import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Rss } from "lucide-react";
import type { ReactNode } from "react";
import { LoadMore } from "@/components/LoadMore";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import type { Page as Rows } from "@/data/paging";
import type { PostCard } from "@/data/posts/public";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { feeds, hasFeeds, siteUrl } from "@/lib/seo/site-url";
import { isFileName } from "@/lib/text/is-file-name";
import { paths } from "@/paths";
import { PostGrid, PostGridSkeleton } from "./PostGrid";
import { t } from "@/lib/words";

type Props = {
  /** The kind of list. */
  label: string;
  /** The name of the tag or category. */
  name: string;
  title: string;
  path: string;
  posts: UseInfiniteQueryResult<Rows<PostCard>>;
  /** Shown above the list. */
  children?: ReactNode;
};

/** A list of articles with its own URL and feeds. */
export function PostList({ label, name, title, path, posts, children }: Props) {
  const { plural } = useFormats();
  const { data, error, isPending } = posts;
  const isEmpty = data?.total === 0;
  const count = data && plural(data.total, { one: "{count} article", other: "{count} articles" });

  return (
    <Page
      key={path}
      title={title}
      description={count && `${count}: ${data.rows.map((post) => post.title).join(", ")}`}
      path={path}
      above={[{ name: t("Tech Blog"), path: paths.blog }]}
      feedsOf={isFileName(name) ? { title, path } : undefined}
      isHidden={isEmpty}
    >
      <PageHeader label={label} title={title}>
        <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 text-sm text-ink-muted">
          <p aria-live="polite">{count}</p>
          {hasFeeds() && isFileName(name) && data && !isEmpty && (
            <div className="flex items-center gap-x-3">
              <Rss aria-hidden className="size-4" />
              <List aria-label={t("Feeds")} className="flex flex-wrap gap-x-4">
                {feeds.map((feed) => (
                  <li key={feed.path}>
                    <a
                      href={siteUrl(path + feed.path)}
                      type={feed.type}
                      className="inline-flex min-h-11 items-center hover:text-accent md:min-h-9"
                    >
                      {feed.name}
                    </a>
                  </li>
                ))}
              </List>
            </div>
          )}
        </div>
        {data && !isEmpty && children}
      </PageHeader>
      <div className="page-width">
        <div className="border-t" />
        {isPending ? (
          <PostGridSkeleton />
        ) : !data ? (
          <div className="pt-10">
            <ErrorState
              message={t("Error loading posts: {message}", { message: error?.message })}
              query={posts}
            />
          </div>
        ) : isEmpty ? (
          <div className="grid justify-items-start gap-6 pt-10">
            <p className="max-w-measure text-ink-muted">{t("There are no articles here.")}</p>
            <ButtonLink to={paths.blog} variant="secondary">
              {t("Back to Blog")}
            </ButtonLink>
          </div>
        ) : (
          <>
            <PostGrid title={t("Articles")} posts={data.rows} />
            <LoadMore
              query={posts}
              label={t("Load more articles")}
              failure={t("Error loading posts")}
              className="mt-12 flex justify-center"
            />
          </>
        )}
      </div>
    </Page>
  );
}
