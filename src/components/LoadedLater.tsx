import { Suspense, type ReactNode } from "react";
import { sayNotLoaded } from "@/lib/not-loaded";
import { ErrorBoundary } from "./ErrorBoundary";

type Props = {
  /** What it is called where it could not be loaded, e.g. «The search»; without it nothing is said then. */
  what?: string;
  /** Called when it could not be loaded. */
  onFailure?: () => void;
  /** When this value changes, it is tried again. */
  resetKey?: string;
  /** Shown while it is loaded. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part whose code comes when it is asked for. Where it does not, the page goes on without it. */
export function LoadedLater({ what, onFailure, resetKey, fallback, children }: Props) {
  return (
    <ErrorBoundary
      fallback={null}
      {...(resetKey !== undefined && { resetKey })}
      onError={() => {
        onFailure?.();
        if (what) sayNotLoaded(what);
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
