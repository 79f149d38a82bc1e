import { useMutation, type QueryKey } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";
import type { ArgsOf, Functions } from "@/lib/supabase/functions";

type Options = { scope?: string; isChoice?: boolean };

/**
 * The hook of a mutation, which takes the texts of its toasts.
 *
 * @param invalidates the queries that show what it changes
 * @param options.scope mutations with the same one run one after another, so that the last choice wins
 * @param options the others are in `MutationMeta`
 */
export function createMutationHook<Data, Variables>(
  mutationFn: (variables: Variables) => Promise<Data>,
  invalidates: readonly QueryKey[] = [],
  { scope, ...meta }: Options = {},
) {
  return function useCreatedMutation(notices: Notices<Data, Variables>) {
    return useMutation({
      mutationFn,
      ...(scope !== undefined && { scope: { id: scope } }),
      meta: { invalidates, ...meta, ...notices },
    });
  };
}

/** The same for a database function: the variables are its arguments. */
export function createCallHook<Name extends keyof Functions>(
  name: Name,
  invalidates?: readonly QueryKey[],
  options?: Options,
) {
  return createMutationHook(
    (values: ArgsOf<Name>) =>
      request<Functions[Name]["Returns"]>((client) => client.rpc(name, values)),
    invalidates,
    options,
  );
}
