import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useSavingNotices } from "@/components/admin/record-notices";
import { RecordEditor } from "@/components/admin/RecordEditor";
import { useRecordEditor } from "@/components/admin/use-record-editor";
import { storedPageQuery, useSavePage } from "@/data/pages/admin";
import { pageTexts } from "@/data/pages/record";
import { useWorkingCopy } from "@/data/working-copies/use-working-copy";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { pageModel, storedInput } from "./page-input";
import { PageForm } from "./PageForm";

type Props = {
  /** Null for a new page. */
  pageId: string | null;
  /** From the URL: the id of a new page that has a draft. */
  newId: string | undefined;
  onClose: () => void;
};

export function PageEditor({ pageId, newId, onClose }: Props) {
  const navigate = useNavigate();
  const editor = useRecordEditor({
    noun: "page",
    rowId: pageId,
    newId,
    query: useQuery(storedPageQuery(pageId ?? "")),
    saving: useSavePage(
      useSavingNotices(t("Page saved successfully"), t("Failed to save page"), ({ path }) => {
        void navigate(paths.customPage(path));
      }),
    ),
    model: pageModel,
  });
  const copy = useWorkingCopy({ kind: "pages", ...editor.workingCopy });
  return (
    <RecordEditor
      editor={editor}
      texts={pageTexts}
      copy={copy}
      titles={{ create: t("New Page"), edit: t("Edit Page") }}
      storedInput={storedInput}
      renderForm={(form) => <PageForm {...form} />}
      onClose={onClose}
    />
  );
}
