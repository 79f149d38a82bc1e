import { lazy, Suspense } from "react";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { usePlayerPresence } from "@/lib/player-presence";
import { RouteAnnouncer } from "../RouteAnnouncer";
import { BackToTop } from "./BackToTop";
import { DecorAfterLoad } from "./decor/DecorAfterLoad";

const MiniPlayer = lazy(() =>
  import("./MiniPlayer").then((module) => ({ default: module.MiniPlayer })),
);

type Props = {
  /** Whether the site is closed to the one who looks. */
  isClosed: boolean;
};

/** What no page needs to be read and to answer: it comes after that. */
export function LateParts({ isClosed }: Props) {
  const isPlayerPresent = usePlayerPresence();
  return (
    <>
      <RouteAnnouncer />
      {!isClosed && (
        <>
          {isPlayerPresent && (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <MiniPlayer />
              </Suspense>
            </ErrorBoundary>
          )}
          <BackToTop isRaised={isPlayerPresent} />
          <DecorAfterLoad />
        </>
      )}
    </>
  );
}
