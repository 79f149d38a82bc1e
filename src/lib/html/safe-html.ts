import { queryOptions } from "@tanstack/react-query";

/**
 * An article's HTML made safe. The sanitizer is loaded with the first article; what was rendered
 * ahead of time counts as old, so that it is made safe once more, after it has been shown.
 */
export function safeHtmlQuery(html: string) {
  return queryOptions({
    queryKey: ["safe-html", html],
    queryFn: async () => (await import("./sanitize")).sanitize(html),
    staleTime: 3_600_000,
    gcTime: 60_000,
  });
}
