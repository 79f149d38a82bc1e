import { useQuery } from "@tanstack/react-query";
import { RecordEditor } from "@/components/admin/RecordEditor";
import { storedKindQuery, useSaveKind } from "@/data/consultation-kinds/admin";
import type { Notices } from "@/lib/query-client";
import { t } from "@/lib/words";
import { kindModel } from "./kind-input";
import { KindForm } from "./KindForm";

type Props = {
  /** Null for a new kind. */
  kindId: string | null;
  onClose: () => void;
};

const notices: Notices<{ id: string }> = {
  success: () => ({ title: t("Kind saved") }),
  failure: (error) => ({ title: t("Failed to save kind"), description: error.message }),
};

export function KindEditor({ kindId, onClose }: Props) {
  const query = useQuery({
    ...storedKindQuery(kindId ?? ""),
    enabled: kindId !== null,
    staleTime: 0,
  });
  return (
    <RecordEditor
      noun="kind"
      rowId={kindId}
      query={query}
      saving={useSaveKind(notices)}
      model={kindModel}
      titles={{ create: t("New Kind of Consultation"), edit: t("Edit Kind of Consultation") }}
      renderForm={(form) => <KindForm {...form} />}
      onClose={onClose}
    />
  );
}
