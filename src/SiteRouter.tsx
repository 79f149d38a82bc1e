import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { isWhole, onTakeover } from "@/lib/takeover";

type Props = { children: ReactNode };

/**
 * The browser's router. A page rendered ahead of time is one file for all that may follow the `?`
 * and `#` of its address: only once it has been taken over do its parts see them.
 */
export function SiteRouter({ children }: Props) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => history.listen(setState), [history]);
  const isTakenOver = useSyncExternalStore(onTakeover, isWhole, () => false);

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
