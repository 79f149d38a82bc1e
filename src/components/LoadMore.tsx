import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "./ui/Button";
import { ErrorState } from "./ui/ErrorState";

type Props = {
  query: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage" | "error"
  >;
  label: string;
  /** Title of the error, e.g. «Error loading posts». */
  failure: string;
  className?: string;
};

/** Loads the next page of a list. The loaded pages stay on screen when it fails. */
export function LoadMore({ query, label, failure, className }: Props) {
  if (!query.hasNextPage) return null;
  const load = () => void query.fetchNextPage();
  return (
    <div className={className}>
      {query.isFetchNextPageError ? (
        <ErrorState
          message={`${failure}: ${query.error?.message}`}
          onRetry={load}
          isRetrying={query.isFetchingNextPage}
        />
      ) : (
        <Button variant="secondary" isBusy={query.isFetchingNextPage} onClick={load}>
          {label}
        </Button>
      )}
    </div>
  );
}
