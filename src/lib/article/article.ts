import { queryOptions } from "@tanstack/react-query";

/**
 * Prepares an article's HTML with `prepare`, which is loaded with the first article. HTML that the
 * build has already prepared is taken from the page.
 *
 * @param html HTML as its author typed it, or as rendered from Markdown
 */
export function articleQuery(html: string) {
  return queryOptions({
    queryKey: ["article", html],
    queryFn: async () => (await import("./prepare")).prepare(html),
    // The result depends on the key alone.
    staleTime: "static",
  });
}
