import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { AuthProvider } from "@/auth/AuthProvider";
import { createQueryClient } from "@/lib/query-client";
import { AppRoutes } from "./router";

const ToastHost = lazy(() =>
  import("@/components/ToastHost").then(({ ToastHost }) => ({ default: ToastHost })),
);

/** The whole application but for its router, which differs between browser, build and tests. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);

  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <AppRoutes />
      </AuthProvider>
      {isMounted && (
        <Suspense>
          <ToastHost />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}
