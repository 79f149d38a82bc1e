import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { RecordEditor } from "@/components/admin/RecordEditor";
import { storedPageQuery, useSavePage, type SavedPage } from "@/data/pages/admin";
import type { Notices } from "@/lib/query-client";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { pageModel } from "./page-input";
import { PageForm } from "./PageForm";

type Props = {
  /** Null for a new page. */
  pageId: string | null;
  onClose: () => void;
};

/** @param view opens a page as its readers see it */
const noticesWith = (view: (path: string) => void): Notices<SavedPage> => ({
  success: ({ path }) => ({
    title: t("Page saved successfully"),
    action: { label: t("View"), onClick: () => view(path) },
  }),
  failure: (error) => ({ title: t("Failed to save page"), description: error.message }),
});

export function PageEditor({ pageId, onClose }: Props) {
  const navigate = useNavigate();
  const query = useQuery({
    ...storedPageQuery(pageId ?? ""),
    enabled: pageId !== null,
    staleTime: 0,
  });
  return (
    <RecordEditor
      noun="page"
      rowId={pageId}
      query={query}
      saving={useSavePage(noticesWith((path) => void navigate(paths.ownPage(path))))}
      model={pageModel}
      titles={{ create: t("New Page"), edit: t("Edit Page") }}
      renderForm={(form) => <PageForm {...form} />}
      onClose={onClose}
    />
  );
}
