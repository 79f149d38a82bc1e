import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { Page } from "@/components/Page";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { postQuery } from "@/data/posts";
import { paths } from "@/paths";
import { Comments } from "./Comments";
import { PostBody } from "./PostBody";
import { PostHeader } from "./PostHeader";
import { PostSkeleton } from "./PostSkeleton";
import { useCountView } from "./use-count-view";

export function PostPage() {
  const { idOrSlug = "" } = useParams();
  const { data: post, error, isPending, isFetching, refetch } = useQuery(postQuery(idOrSlug));
  useCountView(post);

  if (isPending) return <PostSkeleton />;
  if (post) {
    return (
      <Page title={post.title} description={post.excerpt}>
        <article>
          <PostHeader post={post} address={idOrSlug} />
          <PostBody post={post} />
        </article>
        <Comments post={post} />
      </Page>
    );
  }
  return (
    <Page title={error ? "Post could not be loaded" : "Post Not Found"}>
      <div className="page-width grid justify-items-start gap-6 py-20">
        <h1 className="font-serif text-headline">
          {error ? "This post could not be loaded" : "Post Not Found"}
        </h1>
        {error ? (
          <ErrorState
            message={error.message}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <p className="max-w-measure text-ink-muted">
            It may have been taken down, or the address is mistyped.
          </p>
        )}
        <ButtonLink to={paths.blog} variant="secondary">
          Back to Blog
        </ButtonLink>
      </div>
    </Page>
  );
}
