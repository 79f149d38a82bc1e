import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadMore } from "@/components/LoadMore";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";

type Props<Item> = {
  /** What is listed, e.g. «posts». */
  things: string;
  query: UseInfiniteQueryResult<{ rows: Item[]; total: number }>;
  /** What to do when the list is empty. */
  emptyHint: string;
  renderRow: (item: Item) => ReactNode;
  /** True until it is known what stands above the list, so that no row moves when it comes. */
  isWaiting?: boolean;
};

/** An admin list in each of its states, with a button for the next page. */
export function RecordList<Item extends { id: string }>({
  things,
  query,
  emptyHint,
  renderRow,
  isWaiting = false,
}: Props<Item>) {
  const data = isWaiting ? undefined : query.data;
  return (
    <>
      {query.isError && !query.isFetchNextPageError && (
        <ErrorState
          message={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {(query.isPending || isWaiting) && (
        <ListSkeleton key={String(isWaiting)} label={`Loading ${things}`} />
      )}
      {data?.total === 0 && <EmptyState title={`No ${things} found`} hint={emptyHint} />}
      {data && data.rows.length > 0 && (
        <ul
          aria-label={`${things.charAt(0).toUpperCase()}${things.slice(1)}`}
          // Rows of the previous search are dimmed.
          aria-busy={query.isPlaceholderData}
          className="@container divide-y divide-line border bg-paper-raised transition-opacity duration-150 aria-busy:opacity-50"
        >
          {data.rows.map((item) => (
            <li key={item.id}>{renderRow(item)}</li>
          ))}
        </ul>
      )}
      <LoadMore
        query={query}
        label="Load more"
        failure={`Error loading ${things}`}
        className="justify-self-center"
      />
    </>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="@container divide-y divide-line border bg-paper-raised"
    >
      {Array.from({ length: 6 }, (_, index) => (
        <div
          key={index}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 p-4 @2xl:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-video" />
          <div className="grid content-start gap-2.5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
