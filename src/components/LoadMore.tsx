import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { Button } from "./ui/Button";
import { ErrorState } from "./ui/ErrorState";

type Props = {
  query: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage" | "error"
  >;
  label: string;
  /** Title of the error, e.g. "Error loading posts". */
  failure: string;
  className?: string;
};

/**
 * Loads the next page of the list beside it. The loaded pages stay on screen if it fails. When the button
 * disappears, the focus moves to the first new row, or to the button that replaces it.
 */
export function LoadMore({ query, label, failure, className }: Props) {
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage } = query;
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<{ list: Element; rows: Set<Element> }>(null);

  useLayoutEffect(() => {
    if (!shown.current || document.activeElement !== document.body) return;
    const { list, rows } = shown.current;
    if (hasNextPage || isFetchNextPageError) {
      container.current?.querySelector("button")?.focus();
      return;
    }
    const row = [...list.querySelectorAll("li")].find((one) => !rows.has(one));
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  }, [hasNextPage, isFetchNextPageError]);

  function load() {
    const list = container.current?.parentElement;
    shown.current = list ? { list, rows: new Set(list.querySelectorAll("li")) } : null;
    void query.fetchNextPage();
  }

  if (!hasNextPage) return null;
  return (
    <div ref={container} className={className}>
      {isFetchNextPageError ? (
        <ErrorState
          message={`${failure}: ${query.error?.message}`}
          query={{ refetch: load, isFetching: isFetchingNextPage }}
        />
      ) : (
        <Button variant="secondary" isBusy={isFetchingNextPage} onClick={load}>
          {label}
        </Button>
      )}
    </div>
  );
}
