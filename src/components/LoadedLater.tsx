import { Suspense, type ReactNode } from "react";
import { notifyNotLoaded } from "@/lib/not-loaded";
import { ErrorBoundary } from "./ErrorBoundary";

type Props = {
  /** Its name in the error message, e.g. "The search"; without it there is no message. */
  what?: string;
  /** For a part that a user opens: unmounts this, so that the next attempt loads the code again. */
  onFailure?: () => void;
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part whose code is loaded on demand. If that fails, the page continues without it. */
export function LoadedLater({ what, onFailure, fallback, children }: Props) {
  return (
    <ErrorBoundary
      fallback={null}
      onError={() => {
        onFailure?.();
        if (what) notifyNotLoaded(what);
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
