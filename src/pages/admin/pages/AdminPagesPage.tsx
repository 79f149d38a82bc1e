import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { restoreNotices, undo } from "@/components/admin/bin-texts";
import { DeleteDialog } from "@/components/admin/DeleteDialog";
import { ListFilters } from "@/components/admin/ListFilters";
import { RecordList } from "@/components/admin/RecordList";
import { RecordListHeader } from "@/components/admin/RecordListHeader";
import { UnfinishedTexts } from "@/components/admin/UnfinishedTexts";
import { useListParams } from "@/components/admin/use-list-params";
import { Page } from "@/components/Page";
import { useRestore } from "@/data/bin";
import {
  adminPagesQuery,
  useDeletePage,
  type PageListItem,
  type PageSort,
} from "@/data/pages/admin";
import {
  discardNotices,
  useRemoveWorkingCopy,
  workingCopiesQuery,
} from "@/data/working-copies/unfinished";
import { countOf } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { PageEditor } from "./PageEditor";
import { pageMenuId, PageRow } from "./PageRow";

const sortChoices: readonly { value: PageSort; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "edited", label: "Last edited" },
  { value: "title", label: "Title" },
];

export function AdminPagesPage() {
  const address = useListParams(["newest", "edited", "title"]);
  const { search, sort, edited } = address;
  const pages = useInfiniteQuery(adminPagesQuery({ search, sort }));
  const unfinished = useQuery(workingCopiesQuery("pages"));
  const discard = useRemoveWorkingCopy(discardNotices);
  const [deleting, setDeleting] = useState<PageListItem>();
  const isFiltered = search !== "";

  return (
    <Page title="Pages" className="mx-auto grid max-w-page gap-6 p-4 pb-16 md:p-8">
      <RecordListHeader
        title="Pages"
        count={pages.data && countOf(pages.data.total, isFiltered ? "matching page" : "page")}
        noun="Page"
        onNew={() => address.openEditor(null)}
      />
      <ListFilters
        things="pages"
        searchedFields="Title, path or text"
        search={search}
        onSearch={address.setSearch}
        sort={sort}
        sortChoices={sortChoices}
        onSort={address.setSort}
      />

      <UnfinishedTexts
        unfinished={unfinished}
        removal={discard}
        pathOf={({ id, isNew }) => (isNew ? paths.adminNewPage(id) : paths.adminPage(id))}
      />
      <RecordList
        isWaiting={unfinished.isPending}
        things="pages"
        query={pages}
        emptyHint={
          isFiltered
            ? "No pages match your search."
            : "Write what has no other place: what you do now, what you use, an imprint."
        }
        renderRow={(page) => (
          <PageRow
            page={page}
            onEdit={() => address.openEditor(page.id)}
            onDelete={() => setDeleting(page)}
          />
        )}
      />

      {edited !== undefined && (
        <PageEditor
          key={edited ?? `new ${address.newId}`}
          pageId={edited}
          newId={address.newId}
          onClose={address.closeEditor}
        />
      )}
      {deleting && <DeletePageDialog page={deleting} onClose={() => setDeleting(undefined)} />}
    </Page>
  );
}

type Props = { page: PageListItem; onClose: () => void };

function DeletePageDialog({ page, onClose }: Props) {
  const restore = useRestore(restoreNotices);
  const remove = useDeletePage({
    success: (_data, id) => ({
      title: "Page deleted successfully",
      ...undo(() => restore.mutate({ kind: "pages", ids: [id] })),
    }),
    failure: () => ({ title: "Failed to delete page" }),
  });
  return (
    <DeleteDialog
      title="Delete page"
      description={`Are you sure you want to delete "${page.title}"? Its address goes as well.`}
      isDeleting={remove.isPending}
      onDelete={(whenDone) => remove.mutate(page.id, { onSuccess: whenDone })}
      onClose={onClose}
      openerId={pageMenuId(page.id)}
    />
  );
}
