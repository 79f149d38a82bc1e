import { useMutation, type QueryKey } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";

/**
 * The hook of a mutation, which takes the texts of its toasts.
 *
 * @param invalidates the queries that show what it changes
 */
export function createMutationHook<Data, Variables>(
  mutationFn: (variables: Variables) => Promise<Data>,
  invalidates: readonly QueryKey[] = [],
) {
  return function useCreatedMutation(notices: Notices<Data, Variables>) {
    return useMutation({ mutationFn, meta: { invalidates, ...notices } });
  };
}
