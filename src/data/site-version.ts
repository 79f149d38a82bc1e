import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/supabase/client";

/**
 * The version of what visitors see. It is another one after every change of posts, projects and settings, and
 * when a scheduled post becomes public; it says nothing of comments and of counters.
 */
export function siteVersionQuery() {
  return queryOptions({
    queryKey: ["site-version"],
    queryFn: (): Promise<string> => call("site_version", {}, { get: true }),
  });
}

/** True while a page that asks for the version gets no answer. */
export function useIsBackendAway(): boolean {
  return useQuery({ ...siteVersionQuery(), enabled: false }).isError;
}
