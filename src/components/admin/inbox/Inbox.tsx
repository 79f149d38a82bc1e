import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { AdminPage } from "@/components/admin/AdminPage";
import { DeleteDialog } from "@/components/admin/DeleteDialog";
import { ListFilters } from "@/components/admin/ListFilters";
import { ErrorState } from "@/components/ui/ErrorState";
import { TabPanel, Tabs } from "@/components/ui/Tabs";
import type { InboxCounts, InboxPage } from "@/lib/inbox-types";
import { t } from "@/lib/words";
import type { InboxTexts } from "./inbox-texts";
import { InboxHeader } from "./InboxHeader";
import { menuId } from "./InboxItem";
import { InboxList } from "./InboxList";
import { countOf, InboxNumbers } from "./InboxNumbers";
import { useOpenItems } from "./use-open-items";
import { sortChoices, type useInboxParams } from "./use-inbox-params";
import { useCsvExport, type CsvSource } from "./use-csv-export";

type Props<Item> = {
  texts: InboxTexts;
  address: ReturnType<typeof useInboxParams>;
  list: UseQueryResult<InboxPage<Item>>;
  /** The number of all items, and of those that match the search. */
  counts: UseQueryResult<InboxCounts>;
  foundCounts: UseQueryResult<InboxCounts>;
  csv: CsvSource<Item>;
  remove: Pick<UseMutationResult<void, Error, string>, "mutate" | "isPending">;
  /** The question before an item is deleted. */
  questionOf: (item: Item) => string;
  renderItem: (item: Item, controls: ItemControls) => ReactNode;
};

/** The props that an item gets from its inbox. */
export type ItemControls = { isOpen: boolean; onToggle: () => void; onDelete: () => void };

/** The admin screen for messages or consultation requests: numbers, search, tabs and a paged list. */
export function Inbox<Item extends { id: string }>({
  texts,
  address: params,
  list,
  counts,
  foundCounts,
  csv,
  remove,
  questionOf,
  renderItem,
}: Props<Item>) {
  const [deleting, setDeleting] = useState<Item>();
  const { filters } = params;
  const open = useOpenItems(list.data?.rows, JSON.stringify(filters), filters.id);
  const csvExport = useCsvExport(texts, csv);
  const isFiltered = filters.id !== undefined || filters.search !== "" || filters.status !== "all";
  const tabs = [{ value: "all", label: t("All") }, ...texts.statuses];

  return (
    <AdminPage title={texts.title} className="grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <InboxHeader
        texts={texts}
        page={list.data}
        isFiltered={isFiltered}
        csv={csvExport}
        filters={filters}
      />
      <InboxNumbers texts={texts} counts={counts.data} />
      <ListFilters
        label={texts.search}
        searchedFields={texts.searchedFields}
        search={filters.search}
        onSearch={params.setSearch}
        sort={filters.sort}
        sortChoices={sortChoices}
        onSort={params.setSort}
      />
      <Tabs
        label={t("Status")}
        value={filters.status}
        onChange={params.setStatus}
        tabs={tabs.map(({ value, label }) => ({
          value,
          label,
          count: foundCounts.data && countOf(foundCounts.data, value),
        }))}
      >
        {tabs.map(({ value }) => (
          <TabPanel key={value} value={value} className="grid gap-6">
            <Failures queries={[list, counts, foundCounts]} />
            <InboxList
              texts={texts}
              address={params}
              list={list}
              isFiltered={isFiltered}
              rows={open.rows}
              renderRow={(item) =>
                renderItem(item, {
                  isOpen: open.isOpen(item),
                  onToggle: () => open.toggle(item),
                  onDelete: () => setDeleting(item),
                })
              }
            />
          </TabPanel>
        ))}
      </Tabs>
      {deleting && (
        <DeleteDialog
          title={texts.deleteOne}
          description={questionOf(deleting)}
          isDeleting={remove.isPending}
          onDelete={(whenDone) =>
            remove.mutate(deleting.id, {
              onSuccess: () => {
                open.close(deleting);
                whenDone();
              },
            })
          }
          onClose={() => setDeleting(undefined)}
          openerId={menuId(deleting.id)}
        />
      )}
    </AdminPage>
  );
}

/** One message for all queries that failed: Retry repeats them together. */
function Failures({ queries }: { queries: readonly UseQueryResult[] }) {
  const failed = queries.filter((query) => query.isError);
  if (!failed[0]) return null;
  return (
    <ErrorState
      message={failed[0].error.message}
      query={{
        refetch: () => failed.forEach((query) => void query.refetch()),
        isFetching: failed.some((query) => query.isFetching),
      }}
    />
  );
}
