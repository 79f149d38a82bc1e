import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";
import { useAuth } from "./use-auth";

/** Asks the database whether the signed-in user owns the site. */
export function isOwnerQuery(userId: string | null) {
  return queryOptions({
    queryKey: ["is-owner", userId],
    queryFn: async ({ signal }) => {
      const { data } = await request((client) => client.rpc("is_owner").abortSignal(signal));
      return data;
    },
    enabled: userId !== null,
    staleTime: Infinity,
  });
}

/**
 * True only when the database says so. It decides what the interface offers; the backend checks by
 * itself.
 */
export function useIsOwner(): boolean {
  const { user } = useAuth();
  return useQuery(isOwnerQuery(user?.id ?? null)).data === true && user !== null;
}
