import { useQuery } from "@tanstack/react-query";
import { useSavingNotices } from "@/components/admin/record-notices";
import { RecordEditor } from "@/components/admin/RecordEditor";
import { useRecordEditor } from "@/components/admin/use-record-editor";
import {
  storedConsultationTypeQuery,
  useSaveConsultationType,
} from "@/data/consultation-types/admin";
import { consultationTypeTexts } from "@/data/consultation-types/record";
import { t } from "@/lib/words";
import { consultationTypeModel } from "./consultation-type-input";
import { ConsultationTypeForm } from "./ConsultationTypeForm";

type Props = {
  /** Null for a new type. */
  typeId: string | null;
  onClose: () => void;
};

export function ConsultationTypeEditor({ typeId, onClose }: Props) {
  const editor = useRecordEditor({
    noun: "kind",
    rowId: typeId,
    query: useQuery(storedConsultationTypeQuery(typeId ?? "")),
    saving: useSaveConsultationType(useSavingNotices(t("Kind saved"), t("Failed to save kind"))),
    model: consultationTypeModel,
  });
  return (
    <RecordEditor
      editor={editor}
      texts={consultationTypeTexts}
      titles={{ create: t("New Kind of Consultation"), edit: t("Edit Kind of Consultation") }}
      renderForm={(form) => <ConsultationTypeForm {...form} />}
      onClose={onClose}
    />
  );
}
