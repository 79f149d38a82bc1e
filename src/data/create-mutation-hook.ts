import { useMutation, type QueryKey } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";
import type { ArgsOf, Functions } from "@/lib/supabase/functions";

/**
 * The hook of a mutation, which takes the texts of its toasts.
 *
 * @param invalidates the queries that show what it changes
 * @param scope of a choice: mutations with the same one run one after another, so that the last choice wins. Each stays
 *   pending until the queries are refetched, so that its variables can represent the choice until then.
 */
export function createMutationHook<Data, Variables>(
  mutationFn: (variables: Variables) => Promise<Data>,
  invalidates: readonly QueryKey[] = [],
  scope?: string,
) {
  return function useCreatedMutation(notices: Notices<Data, Variables>) {
    return useMutation({
      mutationFn,
      ...(scope !== undefined && { scope: { id: scope } }),
      meta: { invalidates, ...notices },
    });
  };
}

/** The same for a database function: the variables are its arguments. */
export function createCallHook<Name extends keyof Functions>(
  name: Name,
  invalidates?: readonly QueryKey[],
  scope?: string,
) {
  return createMutationHook(
    (values: ArgsOf<Name>) =>
      request<Functions[Name]["Returns"]>((client) => client.rpc(name, values)),
    invalidates,
    scope,
  );
}
