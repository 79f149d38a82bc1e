import { useSyncExternalStore, type ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { useIsWhole } from "@/lib/takeover";

type Props = { opened: ReturnType<typeof openHistory>; children: ReactNode };

/** The browser's history from here on: somebody may go back while a page is being taken over. */
export function openHistory() {
  const history = createBrowserHistory({ window, v5Compat: true });
  const start = { action: history.action, location: history.location };
  let state = start;
  let tellRouter: (() => void) | undefined;
  history.listen((next) => {
    state = next;
    tellRouter?.();
  });
  const subscribe = (listener: () => void) => {
    tellRouter = listener;
    return () => undefined;
  };
  return { history, start, read: () => state, subscribe };
}

/**
 * The browser's router. A page rendered ahead of time is one file for all that may follow the `?`
 * and `#` of its address: only once it has been taken over do its parts see them.
 */
export function SiteRouter({ opened: { history, start, read, subscribe }, children }: Props) {
  const { action, location } = useSyncExternalStore(subscribe, read, () => start);
  const isTakenOver = useIsWhole();

  return (
    <Router
      location={isTakenOver ? location : { ...location, search: "", hash: "" }}
      navigationType={action}
      navigator={history}
      // Without transitions a slow page shows at once that it is coming.
      useTransitions={false}
    >
      {children}
    </Router>
  );
}
