import { useInfiniteQuery } from "@tanstack/react-query";
import { deletionNotices } from "@/components/admin/record-notices";
import { RecordsPage } from "@/components/admin/RecordsPage";
import { useListParams } from "@/components/admin/use-list-params";
import { useDeletion } from "@/data/bin";
import { adminConsultationTypesQuery } from "@/data/consultation-types/admin";
import { consultationTypesKey } from "@/data/consultation-types/public";
import { consultationTypeTexts } from "@/data/consultation-types/record";
import { plural } from "@/lib/format/dates-and-numbers";
import { recordSorts } from "@/lib/record";
import { t } from "@/lib/words";
import { ConsultationTypeEditor } from "./ConsultationTypeEditor";
import { ConsultationTypeRow } from "./ConsultationTypeRow";

export function AdminConsultationTypesPage() {
  const params = useListParams(recordSorts);
  return (
    <RecordsPage
      title={t("Consultation kinds")}
      texts={consultationTypeTexts}
      countOf={(total) => plural(total, { one: "{count} kind", other: "{count} kinds" })}
      params={params}
      query={useInfiniteQuery(adminConsultationTypesQuery())}
      emptyHint={t("Create your first kind if your consultations differ in length")}
      above={
        <p className="max-w-measure text-ink-muted">
          {t(
            "What visitors choose from once you have set weekly hours, each with its own length and price. The first one is preselected. Without kinds, every consultation has the length from the settings.",
          )}
        </p>
      }
      renderRow={(type, onEdit, onDelete) => (
        <ConsultationTypeRow {...{ type, onEdit, onDelete }} />
      )}
      renderEditor={(id) => <ConsultationTypeEditor typeId={id} onClose={params.closeEditor} />}
      deletion={useDeletion(
        "consultation_kinds",
        [consultationTypesKey],
        deletionNotices({ title: t("Kind deleted") }, t("Failed to delete kind")),
      )}
      deletionTexts={{
        title: t("Delete kind"),
        question: (title) =>
          t(
            'Are you sure you want to delete "{title}"? Requests keep its name, length and price.',
            { title },
          ),
      }}
    />
  );
}
