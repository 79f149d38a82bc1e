import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { safeHtmlQuery } from "@/lib/html/safe-html";
import { ErrorState } from "./ui/ErrorState";
import { Skeleton } from "./ui/Skeleton";

type Props = { html: string };

/** The body of an article. The only place in the site that sets HTML, and always a safe one. */
export function ArticleHtml({ html }: Props) {
  const {
    data: safeHtml,
    isFetching,
    refetch,
    isError,
  } = useQuery({
    ...safeHtmlQuery(html),
    // A text that was edited meanwhile takes the place of the old one without a gap.
    placeholderData: keepPreviousData,
  });
  if (safeHtml !== undefined) {
    return <div className="article" dangerouslySetInnerHTML={{ __html: safeHtml }} />;
  }
  if (isError) {
    return (
      <ErrorState
        message="The article could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <div className="grid gap-3" aria-busy="true">
      {["w-full", "w-11/12", "w-10/12", "w-9/12", "w-8/12"].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
