import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { ListRows } from "@/components/admin/RecordList";
import { Button } from "@/components/ui/Button";
import { EmptyState } from "@/components/ui/EmptyState";
import { Pager } from "@/components/ui/Pager";
import type { InboxPage } from "@/lib/inbox-types";
import type { InboxTexts } from "./inbox-texts";
import { InboxListSkeleton } from "./InboxListSkeleton";
import type { useInboxParams } from "./use-inbox-params";

type Props<Item> = {
  texts: InboxTexts;
  address: ReturnType<typeof useInboxParams>;
  list: UseQueryResult<InboxPage<Item>>;
  isFiltered: boolean;
  /** Those of the page, and open ones that are no longer in it. */
  rows: readonly Item[];
  renderRow: (item: Item) => ReactNode;
};

/** A page of an inbox while it is loaded, without items, and with some. */
export function InboxList<Item extends { id: string }>({
  texts,
  address,
  list: { data, isPending, isPlaceholderData },
  isFiltered,
  rows,
  renderRow,
}: Props<Item>) {
  const listRef = useRef<HTMLUListElement>(null);

  function turnTo(page: number) {
    address.setPage(page);
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView();
  }

  const showAll = (
    <Button variant="secondary" className="justify-self-start" onClick={address.showAll}>
      {texts.showAll}
    </Button>
  );
  if (isPending) return <InboxListSkeleton text={texts.loading} />;
  if (!data) return null;
  if (rows.length > 0) {
    return (
      <>
        {address.filters.id && showAll}
        <ListRows
          ref={listRef}
          label={texts.title}
          items={rows}
          isStale={isPlaceholderData}
          renderRow={renderRow}
        />
        <Pager page={data.page} pages={data.pages} onPage={turnTo} />
      </>
    );
  }
  if (data.total > 0) return null;
  return (
    <EmptyState
      title={texts.none}
      hint={isFiltered ? texts.noneMatch : texts.emptyHint}
      action={isFiltered && showAll}
    />
  );
}
