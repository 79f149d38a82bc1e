import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { afterPageLoad } from "@/lib/after-page-load";
import { useReducedMotion } from "@/lib/use-media-query";

const Decor = lazy(() => import("./Decor").then((module) => ({ default: module.Decor })));

/** Brings the decorations once the page is usable, and never to those who asked for less motion. */
export function DecorAfterLoad() {
  const isStill = useReducedMotion();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => afterPageLoad(() => setIsWanted(true)), []);

  if (!isWanted || isStill) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Decor />
      </Suspense>
    </ErrorBoundary>
  );
}
