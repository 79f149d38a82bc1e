import { Suspense, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { ErrorState } from "@/components/ui/ErrorState";
import type { Post } from "@/data/posts/public";
import { COMMENTS, isCommentAnchor } from "@/lib/comment-anchor";
import { lazyPart } from "@/lib/lazy-part";
import { HOW_TO_LOAD } from "@/lib/not-loaded";
import { plainFragment } from "@/lib/text/fragment-name";
import { useIsNear } from "./use-is-near";
import { t } from "@/lib/words";

/** Once the code is loaded nothing is deferred, so that the page is as tall as before after going back. */
let isLoaded = false;

const LazyComments = lazyPart(async () => {
  const { Comments } = await import("./Comments");
  isLoaded = true;
  return { Comments };
}, "Comments");

/** The comments on a post, loaded when scrolled near, or at once for a link to them. */
export function CommentsWhenNear({ post }: { post: Post }) {
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const anchor = plainFragment(hash);
  const isLinked = anchor === COMMENTS || isCommentAnchor(anchor);
  const heading = (
    <h2 id={COMMENTS} className="mt-16 mb-6 font-serif text-headline">
      {t("Comments")}
    </h2>
  );
  const waiting = (
    // Not prerendered: a removed comment must not stay in the HTML. As tall as the form that replaces it, so that the
    // content below seldom moves.
    <div className="min-h-144 print:hidden noscript:min-h-0">
      {heading}
      <p role="status" className="text-ink-muted noscript:hidden">
        {t("Loading comments...")}
      </p>
      <p className="hidden text-ink-muted noscript:block">{t("Comments need JavaScript.")}</p>
    </div>
  );

  return (
    <section ref={section} aria-labelledby={COMMENTS} className="page-width">
      <div className="below-article mx-auto max-w-measure">
        <ErrorBoundary
          fallback={
            <>
              {heading}
              <ErrorState
                message={t("The comments could not be loaded. {hint}", { hint: HOW_TO_LOAD })}
                query={{ refetch: () => window.location.reload() }}
                action={t("Reload")}
              />
            </>
          }
        >
          <Suspense fallback={waiting}>
            {isNear || isLoaded || isLinked ? <LazyComments post={post} /> : waiting}
          </Suspense>
        </ErrorBoundary>
      </div>
    </section>
  );
}
