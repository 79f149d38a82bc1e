import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/Skeleton";
import { listFrame, ListRows } from "./ListRows";
import { ListStates } from "./ListStates";

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

/** An admin list of records, one below the other. */
export function RecordList<Item extends { id: string }>({
  things,
  query,
  emptyHint,
  renderRow,
  isWaiting = false,
}: Props<Item>) {
  return (
    <ListStates
      things={things}
      query={query}
      total={query.data?.total}
      isWaiting={query.isPending || isWaiting}
      skeleton={<ListSkeleton key={String(isWaiting)} label={`Loading ${things}`} />}
      emptyHint={emptyHint}
      renderRows={(rows, isStale) => (
        <ListRows
          label={`${things.charAt(0).toUpperCase()}${things.slice(1)}`}
          items={rows}
          isStale={isStale}
          renderRow={renderRow}
        />
      )}
    />
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={listFrame}>
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
