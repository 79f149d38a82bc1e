import {
  MutationCache,
  QueryClient,
  type DefaultOptions,
  type QueryKey,
} from "@tanstack/react-query";
import { BackendError, ConflictError } from "@/lib/requests/backend-error";
import { notify, type Notice } from "./notify";

/** Methods, so that each mutation can declare its own types. */
type NoticeOf<Data, Variables> = {
  success(data: Data, variables: Variables): Notice | null;
  failure(error: Error, variables: Variables): Notice | null;
};
/** The toasts of a mutation, worded by the screen that offers it. */
export type Notices<Data = unknown, Variables = unknown> = {
  /** The title, or the toast; null for none. */
  success: string | NoticeOf<Data, Variables>["success"];
  /**
   * The title above the error's message, but not for a conflict, which is resolved in a dialog; or the toast, null for
   * none.
   */
  failure: string | NoticeOf<Data, Variables>["failure"];
};

/**
 * What a mutation declares besides its request. The query client carries it out in one place:
 * components never show toasts or invalidate queries after a mutation themselves.
 */
type MutationMeta = Partial<Notices> & {
  /** Refetched after a failure, too: the change may be stored, or refused because they are outdated. */
  invalidates?: readonly QueryKey[];
  /** Stays pending until these are refetched, so that its variables can represent what was chosen until then. */
  isChoice?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
  }
}

/** Runs the query functions. */
export type Persister = NonNullable<NonNullable<DefaultOptions["queries"]>["persister"]>;

/**
 * Creates the site's query client: no automatic retries, cached data is shown while it is refetched.
 *
 * @param persister runs all queries; by default each just queries the backend
 */
export function createQueryClient(persister?: Persister): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      // A query paused offline would look like endless loading: fail at once and offer Retry.
      queries: {
        retry: false,
        staleTime: 30_000,
        // After going back, a page must be as tall as before, so that the browser can restore the scroll position.
        gcTime: import.meta.env.SSR ? Infinity : 3_600_000,
        networkMode: "always",
        ...(persister && { persister }),
      },
      mutations: { retry: false, networkMode: "always" },
    },
    mutationCache: new MutationCache({
      onSuccess: (data, variables, _context, mutation) => {
        const { success } = mutation.meta ?? {};
        const notice =
          typeof success === "string" ? { title: success } : success?.(data, variables);
        if (notice) notify({ tone: "success", ...notice });
        const refreshed = refresh(mutation.meta);
        return mutation.meta?.isChoice ? refreshed : undefined;
      },
      onError: (error, variables, _context, mutation) => {
        // The sign-in dialog reports it, and a toast would cover that.
        if (error instanceof BackendError && error.isSessionOver) return;
        void refresh(mutation.meta);
        const { failure } = mutation.meta ?? {};
        const notice =
          typeof failure === "string"
            ? !(error instanceof ConflictError) && { title: failure, description: error.message }
            : failure?.(error, variables);
        if (notice) notify({ tone: "danger", ...notice });
      },
    }),
  });
  function refresh(meta: MutationMeta | undefined) {
    return Promise.all(
      meta?.invalidates?.map((queryKey) => queryClient.invalidateQueries({ queryKey })) ?? [],
    );
  }
  return queryClient;
}
