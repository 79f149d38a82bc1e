import { MutationCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { BackendError, ConflictError } from "@/lib/requests/backend-error";
import { notify, type Notice } from "./notify";

/**
 * What a mutation does besides its own request. The query client carries it out in one place:
 * a component never toasts or invalidates after a server call itself.
 */
type MutationMeta = {
  /** Query keys to refetch after success. */
  invalidates?: readonly QueryKey[];
  /** What to say after success; a method, so that each mutation may name its own types. */
  success?(data: unknown, variables: unknown): Notice | undefined;
  /** What to say after a failure; a conflict is settled in a dialog and says nothing here. */
  failure?(error: Error, variables: unknown): Notice | undefined;
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
  }
}

/** Makes the site's query client: no blind retries, answers shown while they are refreshed. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      // A paused query would look like endless loading: when offline, fail at once and offer Retry.
      queries: { retry: false, staleTime: 30_000, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
    mutationCache: new MutationCache({
      onSuccess: (data, variables, _context, mutation) => {
        const notice = mutation.meta?.success?.(data, variables);
        if (notice) notify({ tone: "success", ...notice });
        refresh(mutation.meta);
      },
      onError: (error, variables, _context, mutation) => {
        if (error instanceof ConflictError) {
          // What is on screen is as old as the edit.
          refresh(mutation.meta);
          return;
        }
        // The question to sign in again says it, and a toast would stand in its way.
        if (error instanceof BackendError && error.isSessionOver) return;
        const notice = mutation.meta?.failure?.(error, variables);
        if (notice) notify({ tone: "danger", ...notice });
      },
    }),
  });
  function refresh(meta: MutationMeta | undefined) {
    for (const queryKey of meta?.invalidates ?? []) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }
  return queryClient;
}
