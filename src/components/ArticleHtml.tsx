import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "./ui/ErrorState";
import { Skeleton } from "./ui/Skeleton";

type Props = { html: string };

/**
 * The body of an article. The only place in the site that sets HTML, and always behind the
 * sanitizer, which is loaded with the first article.
 */
export function ArticleHtml({ html }: Props) {
  const {
    data: safeHtml,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ["safe-html", html],
    queryFn: async () => (await import("@/lib/sanitize")).sanitize(html),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  if (isError) {
    return (
      <ErrorState
        message="The article could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (safeHtml === undefined) {
    return (
      <div className="grid gap-3" aria-busy="true">
        {["w-full", "w-11/12", "w-10/12", "w-9/12", "w-8/12"].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    );
  }
  return <div className="article" dangerouslySetInnerHTML={{ __html: safeHtml }} />;
}
