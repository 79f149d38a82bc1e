import { Component, type ErrorInfo, type ReactNode } from "react";
import { allowRetries } from "@/lib/lazy-part";
import { logInDevelopment } from "@/lib/log";
import { BrokenPage } from "./BrokenPage";

type Props = {
  /** When this value changes, e.g. the URL, the children are rendered again. */
  resetKey?: string;
  /** Shown in place of the children; by default a page that says what happened. */
  fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
};
type State = { error: Error | null; resetKey: string | undefined };

/** Catches render errors of a screen, so that the rest of the site keeps working. */
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
    allowRetries();
    this.props.onError?.();
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <BrokenPage error={this.state.error} />;
  }
}
