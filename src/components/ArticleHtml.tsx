import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { articleQuery } from "@/lib/article/article";
import { scrollToAnchor } from "@/lib/browser/scroll-to-anchor";
import { inLanguage } from "@/lib/text/language";
import { ErrorState } from "./ui/ErrorState";
import { Skeleton } from "./ui/Skeleton";

type Props = {
  html: string;
  /** Of the post or project that it belongs to, where it is rendered ahead. */
  id?: string;
  /** What it is written in; by default what the page is. */
  language?: string | undefined;
};

/** The body of an article. The only component that sets HTML; it is always sanitized. */
export function ArticleHtml({ html, id, language }: Props) {
  const {
    data: shown,
    isFetching,
    refetch,
    isError,
  } = useQuery({
    ...articleQuery(html),
    // Shows the old text until an edited one is prepared.
    placeholderData: keepPreviousData,
  });
  const element = useRef<HTMLDivElement>(null);
  const isLate = useRef(shown === undefined);
  useEffect(() => {
    if (shown === undefined || !isLate.current) return;
    isLate.current = false;
    // When the page came, there was nothing yet to scroll to.
    scrollToAnchor(element.current);
  }, [shown]);
  useEffect(() => {
    if (shown === undefined) return;
    // Without its tools it can be read as well.
    import("@/lib/article/tools")
      .then(({ addTools }) => element.current && addTools(element.current))
      .catch(() => undefined);
  }, [shown]);

  if (shown !== undefined) {
    return (
      <div
        ref={element}
        {...(language && inLanguage(language))}
        className="article"
        data-of={id}
        dangerouslySetInnerHTML={{ __html: shown }}
      />
    );
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
