import { useQuery } from "@tanstack/react-query";
import { savingNotices } from "@/components/admin/record-notices";
import { RecordEditor } from "@/components/admin/RecordEditor";
import { useRecordEditor } from "@/components/admin/use-record-editor";
import { storedKindQuery, useSaveKind } from "@/data/consultation-kinds/admin";
import { t } from "@/lib/words";
import { kindModel } from "./kind-input";
import { KindForm } from "./KindForm";

type Props = {
  /** Null for a new type. */
  kindId: string | null;
  onClose: () => void;
};

export function KindEditor({ kindId, onClose }: Props) {
  const editor = useRecordEditor({
    noun: "kind",
    rowId: kindId,
    query: useQuery(storedKindQuery(kindId ?? "")),
    saving: useSaveKind(savingNotices(t("Kind saved"), t("Failed to save kind"))),
    model: kindModel,
  });
  return (
    <RecordEditor
      editor={editor}
      titles={{ create: t("New Kind of Consultation"), edit: t("Edit Kind of Consultation") }}
      renderForm={(form) => <KindForm {...form} />}
      onClose={onClose}
    />
  );
}
