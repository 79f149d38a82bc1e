import { queryOptions } from "@tanstack/react-query";

/**
 * Sanitizes an article's HTML. The sanitizer is loaded with the first article. Prerendered HTML
 * counts as stale, so that it is sanitized again in the browser.
 */
export function safeHtmlQuery(html: string) {
  return queryOptions({
    queryKey: ["safe-html", html],
    queryFn: async () => (await import("./sanitize")).sanitize(html),
    staleTime: 3_600_000,
    gcTime: 60_000,
  });
}
