import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import { LoadMore } from "@/components/LoadMore";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import type { ListTexts } from "@/lib/record";
import { t } from "@/lib/words";

type Props<Item> = {
  texts: ListTexts;
  query: UseInfiniteQueryResult<{ rows: Item[]; total: number }>;
  emptyHint: string;
  renderRow: (item: Item) => ReactNode;
  /** True until it is known what is above the list, so that no row moves when it appears. */
  isWaiting?: boolean;
};

export function RecordList<Item extends { id: string | number }>({
  texts,
  query,
  emptyHint,
  renderRow,
  isWaiting = false,
}: Props<Item>) {
  return (
    <ListStates
      texts={texts}
      query={query}
      total={query.data?.total}
      isWaiting={query.isPending || isWaiting}
      skeleton={<ListSkeleton key={String(isWaiting)} label={texts.loading} />}
      emptyHint={emptyHint}
      renderRows={(rows, isStale) => (
        <ListRows label={texts.label} items={rows} isStale={isStale} renderRow={renderRow} />
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

type StatesProps<Item> = {
  texts: Pick<ListTexts, "none" | "failure">;
  query: UseInfiniteQueryResult<{ rows: Item[] }>;
  /** The number of all rows; undefined until it is known. */
  total: number | undefined;
  /** True while the skeleton takes the place of the rows. */
  isWaiting: boolean;
  skeleton: ReactNode;
  emptyHint: string;
  /** @param isStale true for rows of the previous search, which are dimmed */
  renderRows: (rows: Item[], isStale: boolean) => ReactNode;
};

/** An admin list in each of its states, with a button for the next page. */
export function ListStates<Item>(props: StatesProps<Item>) {
  const { texts, query, total, isWaiting, skeleton, emptyHint, renderRows } = props;
  const rows = isWaiting ? [] : (query.data?.rows ?? []);
  return (
    <>
      {query.isError && !query.isFetchNextPageError && (
        <ErrorState message={query.error.message} query={query} />
      )}
      {isWaiting && skeleton}
      {!isWaiting && total === 0 && <EmptyState title={texts.none} hint={emptyHint} />}
      {rows.length > 0 && renderRows(rows, query.isPlaceholderData)}
      <LoadMore
        query={query}
        label={t("Load more")}
        failure={texts.failure}
        className="justify-self-center"
      />
    </>
  );
}

type RowsProps<Item> = {
  ref?: Ref<HTMLUListElement>;
  label: string;
  items: readonly Item[];
  /** True for rows of the previous search, which are dimmed. */
  isStale: boolean;
  renderRow: (item: Item) => ReactNode;
};

/** The frame of an admin list's rows, and of those that are being loaded. */
export const listFrame = "@container divide-y divide-line border bg-paper-raised";

/** The rows of an admin list. Its code may focus it. */
export function ListRows<Item extends { id: string | number }>({
  ref,
  label,
  items,
  isStale,
  renderRow,
}: RowsProps<Item>) {
  return (
    <List
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-label={label}
      aria-busy={isStale}
      className={`${listFrame} transition-opacity duration-150 aria-busy:opacity-50`}
    >
      {items.map((item) => (
        <li key={item.id}>{renderRow(item)}</li>
      ))}
    </List>
  );
}
