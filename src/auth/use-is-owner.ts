import { useQuery } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";
import { useAuth } from "./use-auth";

/**
 * Asks the database whether the user who is signed in, or whose session has just ended, is the
 * owner. Not asked while the session lacks its second factor: the answer would be no.
 */
export function useOwnerQuery() {
  const { user, ended, needsCode } = useAuth();
  const userId = (user ?? ended?.user)?.id ?? null;
  return useQuery({
    queryKey: ["is-owner", userId],
    queryFn: ({ signal }) => request((client) => client.rpc("is_owner").abortSignal(signal)),
    enabled: userId !== null && !needsCode,
    staleTime: Infinity,
  });
}

/**
 * True only if the database says so. It decides what the interface shows; the backend makes its own
 * checks.
 */
export function useIsOwner(): boolean {
  const { user, needsCode } = useAuth();
  return useOwnerQuery().data === true && user !== null && !needsCode;
}
