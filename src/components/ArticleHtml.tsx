import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { safeHtmlQuery } from "@/lib/html/safe-html";
import { ErrorState } from "./ui/ErrorState";
import { Skeleton } from "./ui/Skeleton";

type Props = {
  html: string;
  /** Of the post or project that it belongs to, where it is rendered ahead. */
  id?: string;
  /** While nobody sees it, it is not sanitized. */
  isShown?: boolean;
};

/** The body of an article. The only component that sets HTML; it is always sanitized. */
export function ArticleHtml({ html, id, isShown = true }: Props) {
  const {
    data: safeHtml,
    isFetching,
    refetch,
    isError,
  } = useQuery({
    ...safeHtmlQuery(html),
    // Shows the old text until an edited one is sanitized.
    placeholderData: keepPreviousData,
    enabled: isShown,
  });
  if (safeHtml !== undefined) {
    return <div className="article" data-of={id} dangerouslySetInnerHTML={{ __html: safeHtml }} />;
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
