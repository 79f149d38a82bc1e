import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { articleQuery } from "@/lib/article/article";
import type { Enlarged } from "@/lib/article/enlarge";
import { scrollToAnchor } from "@/lib/browser/scroll-to-anchor";
import { lazyPart } from "@/lib/lazy-part";
import { inLanguage } from "@/lib/text/language";
import { SkeletonLines } from "./ArticleSkeleton";
import { LoadedLater } from "./LoadedLater";
import { ErrorState } from "./ui/ErrorState";
import { t } from "@/lib/words";

const PictureViewer = lazyPart(() => import("./PictureViewer"), "PictureViewer");

type Props = {
  html: string;
  /** The id of its post or project, if it is prerendered. */
  id?: string;
  /** Its language, BCP 47; by default the page's. */
  language?: string | undefined;
};

/** The body of an article. The only component that sets HTML; it is always sanitized. */
export function ArticleHtml({ html, id, language }: Props) {
  const query = useQuery({
    ...articleQuery(html),
    // While a text is being written, each pause produces another one.
    ...(id === undefined && { gcTime: 60_000 }),
    // Shows the old text until an edited one is prepared.
    placeholderData: keepPreviousData,
  });
  const { data: shown, isError } = query;
  const [enlarged, setEnlarged] = useState<Enlarged>();
  const element = useRef<HTMLDivElement>(null);
  const isReturning = useNavigationType() === NavigationType.Pop;
  // When the page was loaded, the anchor may not have existed yet. Returning readers keep their scroll
  // position.
  const mustScroll = useRef(shown === undefined || !isReturning);
  useEffect(() => {
    if (shown === undefined || !mustScroll.current) return;
    mustScroll.current = false;
    scrollToAnchor(element.current);
  }, [shown]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    // The article is readable without the tools. In a separate task, as hydration is a long task already.
    const timer = setTimeout(() => {
      import("@/lib/article/enhance")
        .then(
          ({ enhanceArticle }) => element.current && enhanceArticle(element.current, setEnlarged),
        )
        .catch(() => undefined);
    });
    return () => clearTimeout(timer);
  }, [shown]);

  if (shown !== undefined) {
    return (
      <>
        <div
          ref={element}
          {...inLanguage(language)}
          className="article"
          data-of={id}
          dangerouslySetInnerHTML={{ __html: shown }}
        />
        {enlarged && (
          <LoadedLater what={t("The picture")} onFailure={() => setEnlarged(undefined)}>
            <PictureViewer
              {...enlarged}
              language={language}
              onClose={() => setEnlarged(undefined)}
            />
          </LoadedLater>
        )}
      </>
    );
  }
  if (isError) {
    return <ErrorState message={t("The article could not be loaded.")} query={query} />;
  }
  return (
    <div className="grid gap-3" aria-busy="true">
      <SkeletonLines />
    </div>
  );
}
