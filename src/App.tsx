import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ComponentType } from "react";
import { useNavigate } from "react-router-dom";
import { AuthProvider } from "@/auth/AuthProvider";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { FormatsProvider } from "@/components/FormatsProvider";
import { LoadedLater } from "@/components/LoadedLater";
import { frames } from "@/content/frames";
import { allowFrames } from "@/lib/html/allowed-frames";
import { markHydrated } from "@/lib/hydration/use-hydrated";
import { useQueuedNotices } from "@/lib/notify";
import { createQueryClient } from "@/lib/query-client";
import { prefetchOnIntent } from "./prefetch";
import { AppRoutes } from "./router";
import { followLinks } from "./follow-links";

allowFrames(frames);

type Props = {
  /** Filled with the page data of a prerendered page; empty by default. */
  queryClient?: QueryClient;
};

/** The application without its router, which differs between browser, build and tests. */
export function App({ queryClient: given }: Props) {
  const [queryClient] = useState(() => given ?? createQueryClient());
  const navigate = useNavigate();
  useEffect(() => prefetchOnIntent(queryClient), [queryClient]);
  useEffect(() => followLinks(queryClient, navigate), [queryClient, navigate]);
  useEffect(markHydrated, []);

  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ErrorBoundary>
          <FormatsProvider>
            <AppRoutes />
          </FormatsProvider>
        </ErrorBoundary>
      </AuthProvider>
      <Toasts />
    </QueryClientProvider>
  );
}

function Toasts() {
  const [ToastHost, setToastHost] = useState<ComponentType>();
  const notices = useQueuedNotices();
  useEffect(() => {
    if (notices === 0) return;
    // Not `lazy`, which does not retry a failed import.
    import("@/components/ToastHost")
      .then(({ ToastHost: loaded }) => setToastHost(() => loaded))
      .catch(() => undefined);
  }, [notices]);

  return (
    ToastHost && (
      <LoadedLater>
        <ToastHost />
      </LoadedLater>
    )
  );
}
