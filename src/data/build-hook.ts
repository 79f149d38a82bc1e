import { queryOptions } from "@tanstack/react-query";
import { createCallHook, createMutationHook } from "@/data/create-mutation-hook";
import { readBuildInfo } from "@/lib/build-info";
import { buildState, type BuildState } from "@/lib/build-state";
import { request } from "@/lib/supabase/client";

const stateKey = ["build-state"];
/** Polling interval while the state is about to change, in milliseconds. */
const POLL_INTERVAL = 15_000;

/** Whether the published site is up to date with the database, for the owner. */
export function buildStateQuery() {
  return queryOptions({
    queryKey: stateKey,
    queryFn: async ({ signal }): Promise<BuildState> => {
      const [status, build] = await Promise.all([
        request((client) => client.rpc("build_status").abortSignal(signal).single()),
        // A host that does not respond now says nothing about the build hook.
        readBuildInfo(signal).catch(() => null),
      ]);
      return buildState(status, build?.builtAt ?? null);
    },
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) =>
      data?.kind === "waiting" || data?.kind === "building" ? POLL_INTERVAL : false,
  });
}

/**
 * Sets or removes the build hook: an https:// URL, empty to remove it, and the token that GitHub requires, empty for
 * other hosts. It cannot be read back.
 */
export const useSetBuildHook = createCallHook("set_build_hook", [stateKey]);

/** Makes the database call the build hook as soon as possible. */
export const useTryBuildHook = createMutationHook(
  () => request((client) => client.rpc("try_build_hook")),
  [stateKey],
);
