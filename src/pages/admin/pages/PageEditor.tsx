import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { RecordDialog } from "@/components/admin/RecordEditor";
import { useRecordEditor } from "@/components/admin/use-record-editor";
import { storedPageQuery, useSavePage, type SavedPage } from "@/data/pages/admin";
import { useWorkingCopy } from "@/data/working-copies/use-working-copy";
import type { Notices } from "@/lib/query-client";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { pageModel } from "./page-input";
import { PageForm } from "./PageForm";

type Props = {
  /** Null for a new page. */
  pageId: string | null;
  /** From the address: the id of a new page whose text is kept already. */
  newId: string | undefined;
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

export function PageEditor({ pageId, newId, onClose }: Props) {
  const navigate = useNavigate();
  const query = useQuery({
    ...storedPageQuery(pageId ?? ""),
    enabled: pageId !== null,
    staleTime: 0,
  });
  const editor = useRecordEditor({
    noun: "page",
    rowId: pageId,
    newId,
    query,
    saving: useSavePage(noticesWith((path) => void navigate(paths.ownPage(path)))),
    model: pageModel,
  });
  const copy = useWorkingCopy({ kind: "pages", ...editor.copied });
  return (
    <RecordDialog
      editor={editor}
      rowId={pageId}
      copy={copy}
      titles={{ create: t("New Page"), edit: t("Edit Page") }}
      renderForm={(form) => <PageForm {...form} />}
      onClose={onClose}
    />
  );
}
