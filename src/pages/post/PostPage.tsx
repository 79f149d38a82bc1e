import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useParams } from "react-router-dom";
import { ArticleSkeleton } from "@/components/ArticleSkeleton";
import { LoadedLater } from "@/components/LoadedLater";
import { MissingContent } from "@/components/MissingContent";
import { Page } from "@/components/Page";
import { useCurrentSlug } from "@/components/use-current-slug";
import { postQuery, type Post } from "@/data/posts/public";
import { openingText } from "@/lib/html/plain-text";
import { lazyPart } from "@/lib/lazy-part";
import { siteUrl } from "@/lib/seo/site-url";
import { paths } from "@/paths";
import { ArticleHead } from "./ArticleHead";
import { CommentsWhenNear } from "./CommentsWhenNear";
import { FurtherReading } from "./FurtherReading";
import { PostBody } from "./PostBody";
import { PostHeader } from "./PostHeader";
import { useCountView } from "./use-count-view";
import { useForgetMissing } from "./use-forget-missing";
import { t } from "@/lib/words";

/** Loaded on demand, as few articles need it. */
const DiscussedElsewhere = lazyPart(() => import("./DiscussedElsewhere"), "DiscussedElsewhere");

const SLUG_OPTIONS = {
  keyOf: (idOrSlug: string) => postQuery(idOrSlug).queryKey,
  pathOf: paths.post,
};

export function PostPage() {
  const { idOrSlug = "" } = useParams();
  const query = useQuery(postQuery(idOrSlug));
  const { data: post, error, isPending } = query;
  useCurrentSlug(post, post?.slug, idOrSlug, SLUG_OPTIONS);
  useForgetMissing(idOrSlug, post === null);
  const isIndexed = post?.published === true && !post.unlisted;
  const title = post
    ? post.title
    : isPending
      ? t("Loading…")
      : error
        ? t("Post could not be loaded")
        : t("Post Not Found");

  const text = post ? post.excerpt || openingText(post.content) : "";

  // One component for all states, so that focus and scroll position survive when the text arrives.
  return (
    <Page
      title={title}
      above={[{ name: t("Tech Blog"), path: paths.blog }]}
      description={text}
      path={post ? paths.post(post.slug) : undefined}
      card={post ?? undefined}
      article={post ?? undefined}
      isHidden={post ? !isIndexed : !isPending && !error}
    >
      {post ? (
        // The key resets everything for another article.
        <Fragment key={post.id}>
          {isIndexed && <ArticleHead article={post} description={text} />}
          <CountView post={post} />
          <div aria-hidden className="reading-progress" />
          <article className="h-entry">
            <data className="u-uid u-url" value={siteUrl(paths.post(post.slug), post.language)} />
            <PostHeader post={post} idOrSlug={idOrSlug} />
            <PostBody post={post} />
          </article>
          <FurtherReading post={post} />
          <CommentsWhenNear post={post} />
          {post.discussions.length > 0 && (
            <LoadedLater>
              <DiscussedElsewhere postId={post.id} discussions={post.discussions} />
            </LoadedLater>
          )}
        </Fragment>
      ) : isPending ? (
        <ArticleSkeleton label={t("Loading post")} />
      ) : (
        <MissingContent
          label={t("Article")}
          title={title}
          error={error}
          query={query}
          back={{ to: paths.blog, label: t("Back to Blog") }}
        />
      )}
    </Page>
  );
}

/** A separate component, so that the article does not re-render when the session is known. */
function CountView({ post }: { post: Post }) {
  useCountView(post);
  return null;
}
