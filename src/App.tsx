import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { AuthProvider } from "@/auth/AuthProvider";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { useHasNotices } from "@/lib/notify";
import { createQueryClient } from "@/lib/query-client";
import { AppRoutes } from "./router";

const ToastHost = lazy(() =>
  import("@/components/ToastHost").then((module) => ({ default: module.ToastHost })),
);

/** The whole application but for its router, which differs between browser, build and tests. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  const hasNotices = useHasNotices();

  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ErrorBoundary>
          <Suspense>
            <AppRoutes />
          </Suspense>
        </ErrorBoundary>
      </AuthProvider>
      {hasNotices && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <ToastHost />
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryClientProvider>
  );
}
