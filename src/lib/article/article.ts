import { queryOptions } from "@tanstack/react-query";

/**
 * Prepares an article's HTML: see `prepare`, which is loaded with the first article. What the build
 * has prepared stands in the page and is taken from there.
 *
 * @param html HTML as its author typed it, or as Markdown is rendered
 */
export function articleQuery(html: string) {
  return queryOptions({
    queryKey: ["article", html],
    queryFn: async () => (await import("./prepare")).prepare(html),
    // It depends on the key alone.
    staleTime: "static",
    gcTime: 60_000,
  });
}
