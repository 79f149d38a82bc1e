import { useQuery } from "@tanstack/react-query";
import { buildStateQuery } from "@/data/build-hook";
import { healthQuery, type DatabaseHealth } from "@/data/health";
import { readBuildInfo, type BuildInfo } from "@/lib/build-info";
import type { BuildState } from "@/lib/build-state";
import { relayAnswers } from "@/lib/forms/form-relay";

export type Health = {
  /** Null on the development server, which builds nothing. */
  build: BuildInfo | null;
  database: DatabaseHealth;
  hook: BuildState;
  /** Whether the form service answers; null when none is configured. */
  relay: boolean | null;
};

/** How the site is: its build, its database and its form service, asked anew at each visit. */
export function useHealth() {
  const build = useQuery({
    queryKey: ["build-info"],
    queryFn: ({ signal }) => readBuildInfo(signal),
    refetchOnMount: "always",
  });
  const hook = useQuery(buildStateQuery());
  const relay = useQuery({
    queryKey: ["form-service"],
    queryFn: relayAnswers,
    refetchOnMount: "always",
  });
  const database = useQuery({
    ...healthQuery(build.data?.builtAt ?? null),
    enabled: build.isSuccess,
  });
  const asked = [build, hook, relay, database];
  const health: Health | undefined =
    build.data !== undefined && hook.data && relay.data !== undefined && database.data
      ? { build: build.data, hook: hook.data, relay: relay.data, database: database.data }
      : undefined;
  return {
    health,
    error: asked.find(({ error }) => error)?.error ?? null,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of asked) if (one.isError) void one.refetch();
    },
  };
}
