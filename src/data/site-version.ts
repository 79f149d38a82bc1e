import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/supabase/client";

/**
 * The version of the public content. It changes with posts, projects and settings, and when a scheduled post
 * becomes public, but not with comments and counters.
 */
export function siteVersionQuery() {
  return queryOptions({
    queryKey: ["site-version"],
    queryFn: (): Promise<string> => call("site_version", {}, { get: true }),
  });
}

/** True while a page that asks for the version gets no response. */
export function useIsBackendDown(): boolean {
  return useQuery({ ...siteVersionQuery(), enabled: false }).isError;
}
