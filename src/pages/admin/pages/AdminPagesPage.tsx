import { useInfiniteQuery } from "@tanstack/react-query";
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
import { useUnfinishedTexts } from "@/data/working-copies/unfinished";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { paths } from "@/paths";
import { PageEditor } from "./PageEditor";
import { pageMenuId, PageRow } from "./PageRow";

const sortChoices: readonly { value: PageSort; label: string }[] = [
  { value: "newest", label: t("Newest") },
  { value: "edited", label: t("Last edited") },
  { value: "title", label: t("Title") },
];

const PAGES = { one: "{count} page", other: "{count} pages" } as const;
const MATCHING = { one: "{count} matching page", other: "{count} matching pages" } as const;

export function AdminPagesPage() {
  const address = useListParams(["newest", "edited", "title"]);
  const { search, sort, edited } = address;
  const pages = useInfiniteQuery(adminPagesQuery({ search, sort }));
  const texts = useUnfinishedTexts("pages");
  const [deleting, setDeleting] = useState<PageListItem>();
  const isFiltered = search !== "";

  return (
    <Page title={t("Pages")} className="mx-auto grid max-w-page gap-6 p-4 pb-16 md:p-8">
      <RecordListHeader
        title={t("Pages")}
        count={pages.data && plural(pages.data.total, isFiltered ? MATCHING : PAGES)}
        noun="page"
        onNew={() => address.openEditor(null)}
      />
      <ListFilters
        label={t("Search pages")}
        searchedFields={t("Title, path or text")}
        search={search}
        onSearch={address.setSearch}
        sort={sort}
        sortChoices={sortChoices}
        onSort={address.setSort}
      />

      <UnfinishedTexts
        {...texts}
        pathOf={({ id, isNew }) => (isNew ? paths.adminNewPage(id) : paths.adminPage(id))}
      />
      <RecordList
        isWaiting={texts.unfinished.isPending}
        things="pages"
        query={pages}
        emptyHint={
          isFiltered
            ? t("No pages match your search.")
            : t("Write what has no other place: what you do now, what you use, an imprint.")
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
      title: t("Page deleted successfully"),
      ...undo(() => restore.mutate({ kind: "pages", ids: [id] })),
    }),
    failure: () => ({ title: t("Failed to delete page") }),
  });
  return (
    <DeleteDialog
      title={t("Delete page")}
      description={t('Are you sure you want to delete "{title}"? Its address goes as well.', {
        title: page.title,
      })}
      isDeleting={remove.isPending}
      onDelete={(whenDone) => remove.mutate(page.id, { onSuccess: whenDone })}
      onClose={onClose}
      openerId={pageMenuId(page.id)}
    />
  );
}
