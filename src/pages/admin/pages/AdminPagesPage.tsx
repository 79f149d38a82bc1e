import { useInfiniteQuery } from "@tanstack/react-query";
import { deletionNotices } from "@/components/admin/record-notices";
import { RecordsPage } from "@/components/admin/RecordsPage";
import { UnfinishedTexts } from "@/components/admin/UnfinishedTexts";
import { useListParams } from "@/components/admin/use-list-params";
import { useDeletion } from "@/data/bin";
import { adminPagesQuery } from "@/data/pages/admin";
import { pageKey } from "@/data/pages/public";
import { pageTexts } from "@/data/pages/record";
import { useUnfinishedTexts } from "@/data/working-copies/unfinished";
import { plural } from "@/lib/format/dates-and-numbers";
import { recordSorts } from "@/lib/record";
import { t } from "@/lib/words";
import { paths } from "@/paths";
import { PageEditor } from "./PageEditor";
import { PageRow } from "./PageRow";

const PAGES = { one: "{count} page", other: "{count} pages" } as const;
const MATCHING = { one: "{count} matching page", other: "{count} matching pages" } as const;

export function AdminPagesPage() {
  const params = useListParams(recordSorts);
  const texts = useUnfinishedTexts("pages");
  return (
    <RecordsPage
      title={t("Pages")}
      texts={pageTexts}
      countOf={(total, isFiltered) => plural(total, isFiltered ? MATCHING : PAGES)}
      params={params}
      query={useInfiniteQuery(adminPagesQuery(params))}
      search={{
        label: t("Search pages"),
        fields: t("Title, path or text"),
        none: t("No pages match your search."),
      }}
      emptyHint={t(
        "Create one for what fits nowhere else: what you are doing now, what you use, a legal notice.",
      )}
      above={
        <UnfinishedTexts
          {...texts}
          pathOf={({ id, isNew }) => (isNew ? paths.adminNewPage(id) : paths.adminPage(id))}
        />
      }
      isWaiting={texts.unfinished.isPending}
      renderRow={(page, onEdit, onDelete) => <PageRow {...{ page, onEdit, onDelete }} />}
      renderEditor={(id) => (
        <PageEditor pageId={id} newId={params.newId} onClose={params.closeEditor} />
      )}
      deletion={useDeletion(
        "pages",
        [pageKey],
        deletionNotices({ title: t("Page deleted successfully") }, t("Failed to delete page")),
      )}
      deletionTexts={{
        title: t("Delete page"),
        question: (title) =>
          t('Are you sure you want to delete "{title}"? Its address will stop working.', { title }),
      }}
    />
  );
}
