import type { UseInfiniteQueryResult, UseMutationResult } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Fragment, useState, type ReactNode } from "react";
import { AdminPage } from "./AdminPage";
import { Button } from "@/components/ui/Button";
import type { RecordSort, RecordTexts } from "@/lib/record";
import { DeleteDialog } from "./DeleteDialog";
import { ListFilters } from "./ListFilters";
import { ListHeader } from "./ListHeader";
import { RecordList } from "./RecordList";
import { rowMenuId } from "./RecordRow";
import { sortChoices, type useListParams } from "./use-list-params";

type Props<Item> = {
  title: string;
  texts: RecordTexts;
  countOf: (total: number, isFiltered: boolean) => string;
  params: ReturnType<typeof useListParams<RecordSort>>;
  query: UseInfiniteQueryResult<{ rows: Item[]; total: number }>;
  /** For searchable records: the searched fields, and the text if none matches. */
  search?: { label: string; fields: string; none: string };
  /** What to do when there are none. */
  emptyHint: string;
  above?: ReactNode;
  /** True until it is known what that is. */
  isWaiting?: boolean;
  renderRow: (item: Item, onEdit: () => void, onDelete: () => void) => ReactNode;
  /** @param id null for a new one */
  renderEditor: (id: string | null) => ReactNode;
  deletion: UseMutationResult<void, Error, string>;
  /** The question before one is deleted. */
  deletionTexts: { title: string; question: (title: string) => string };
};

/** The owner's page for records that are edited in a dialog: their list, the editor, and the deletion dialog. */
export function RecordsPage<Item extends { id: string; title: string }>({
  title,
  texts,
  countOf,
  params,
  query,
  search,
  emptyHint,
  above,
  isWaiting = false,
  renderRow,
  renderEditor,
  deletion,
  deletionTexts,
}: Props<Item>) {
  const [deleting, setDeleting] = useState<Item>();
  const isFiltered = params.search !== "";
  return (
    <AdminPage title={title}>
      <ListHeader title={title} count={query.data && countOf(query.data.total, isFiltered)}>
        <Button onClick={() => params.openEditor(null)}>
          <Plus aria-hidden className="size-4" />
          {texts.create}
        </Button>
      </ListHeader>
      {search && (
        <ListFilters
          label={search.label}
          searchedFields={search.fields}
          search={params.search}
          onSearch={params.setSearch}
          sort={params.sort}
          sortChoices={sortChoices}
          onSort={params.setSort}
        />
      )}
      {above}
      <RecordList
        isWaiting={isWaiting}
        texts={texts.list}
        query={query}
        emptyHint={search && isFiltered ? search.none : emptyHint}
        renderRow={(item) =>
          renderRow(
            item,
            () => params.openEditor(item.id),
            () => setDeleting(item),
          )
        }
      />
      {params.edited !== undefined && (
        <Fragment key={params.edited ?? `new ${params.newId}`}>
          {renderEditor(params.edited)}
        </Fragment>
      )}
      {deleting && (
        <DeleteDialog
          title={deletionTexts.title}
          description={deletionTexts.question(deleting.title)}
          isDeleting={deletion.isPending}
          onDelete={(whenDone) => deletion.mutate(deleting.id, { onSuccess: whenDone })}
          onClose={() => setDeleting(undefined)}
          openerId={rowMenuId(deleting.id)}
        />
      )}
    </AdminPage>
  );
}
