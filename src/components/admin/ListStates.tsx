import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadMore } from "@/components/LoadMore";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { retryOf } from "@/lib/requests/retry-of";

type Props<Item> = {
  /** What is listed, e.g. «posts». */
  things: string;
  query: UseInfiniteQueryResult<{ rows: Item[] }>;
  /** The number of all rows; undefined until it is known. */
  total: number | undefined;
  /** True while the skeleton takes the place of the rows. */
  isWaiting: boolean;
  skeleton: ReactNode;
  /** What to do when the list is empty. */
  emptyHint: string;
  /** @param isStale true for rows of the previous search, which are dimmed */
  renderRows: (rows: Item[], isStale: boolean) => ReactNode;
};

/** An admin list in each of its states, with a button for the next page. */
export function ListStates<Item>(props: Props<Item>) {
  const { things, query, total, isWaiting, skeleton, emptyHint, renderRows } = props;
  const rows = isWaiting ? [] : (query.data?.rows ?? []);
  return (
    <>
      {query.isError && !query.isFetchNextPageError && (
        <ErrorState message={query.error.message} {...retryOf(query)} />
      )}
      {isWaiting && skeleton}
      {!isWaiting && total === 0 && <EmptyState title={`No ${things} found`} hint={emptyHint} />}
      {rows.length > 0 && renderRows(rows, query.isPlaceholderData)}
      <LoadMore
        query={query}
        label="Load more"
        failure={`Error loading ${things}`}
        className="justify-self-center"
      />
    </>
  );
}
