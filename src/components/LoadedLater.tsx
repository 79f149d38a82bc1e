import { Suspense, type ReactNode } from "react";
import { notifyNotLoaded } from "@/lib/not-loaded";
import { ErrorBoundary } from "./ErrorBoundary";

type Props = {
  /** Its name in the error message, e.g. "The search"; without it there is no message. */
  what?: string;
  onFailure?: () => void;
  /** When this value changes, loading is retried. */
  resetKey?: string;
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part whose code is loaded on demand. If that fails, the page continues without it. */
export function LoadedLater({ what, onFailure, resetKey, fallback, children }: Props) {
  return (
    <ErrorBoundary
      fallback={null}
      {...(resetKey !== undefined && { resetKey })}
      onError={() => {
        onFailure?.();
        if (what) notifyNotLoaded(what);
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
