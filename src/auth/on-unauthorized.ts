import type { QueryClient } from "@tanstack/react-query";
import { BackendError } from "@/lib/requests/backend-error";

/**
 * Calls back whenever a query or mutation fails for lack of a valid session. Returns the
 * unsubscribe function.
 */
export function onUnauthorized(queryClient: QueryClient, callBack: () => void): () => void {
  const check = (error: unknown) => {
    if (error instanceof BackendError && error.status === 401 && !error.isBackendDown) callBack();
  };
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") check(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") check(event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
