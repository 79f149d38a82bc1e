import { Component, type ErrorInfo, type ReactNode } from "react";
import { logInDevelopment } from "@/lib/log";
import { announceTakeover } from "@/lib/takeover";
import { Button } from "./ui/Button";

type Props = {
  /** A change of this value gives the children another try, e.g. the address. */
  resetKey?: string;
  /** What stands in for the children; by default a page that says what happened. */
  fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
};
type State = { error: Error | null; resetKey: string | undefined };

/** Catches what a screen throws, so that the rest of the site goes on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logInDevelopment(error, info.componentStack);
    this.props.onError?.();
    announceTakeover();
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <main id="main" tabIndex={-1} className="page-width grid gap-6 py-24">
        <title>Unexpected Application Error!</title>
        <p className="label text-ink-muted">Error</p>
        <h1 className="font-serif text-headline">Unexpected Application Error!</h1>
        <p className="max-w-measure text-ink-muted">
          Something on this page broke. Nothing you sent was lost. Loading it again usually helps.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Load again</Button>
          <a
            href="/"
            className="inline-flex min-h-11 items-center px-3 underline underline-offset-4"
          >
            Back to Home
          </a>
        </div>
      </main>
    );
  }
}
