import { RecordRow } from "@/components/admin/RecordRow";
import { Badge } from "@/components/ui/Badge";
import { projectTypeLabel } from "@/content/project-type-label";
import type { StoredConsultationType } from "@/data/consultation-types/admin";
import { plural } from "@/lib/format/dates-and-numbers";
import { formatMinutes } from "@/lib/format/format-minutes";
import { formatMoney } from "@/lib/format/money";
import { t } from "@/lib/words";

type Props = { type: StoredConsultationType; onEdit: () => void; onDelete: () => void };

export function ConsultationTypeRow({ type, onEdit, onDelete }: Props) {
  const { minutes, price, amount, project_types: projectTypes } = type;
  const money = amount === null ? undefined : formatMoney(amount, type.currency);
  return (
    <RecordRow record={type} edit={onEdit} onDelete={onDelete}>
      <p className="flex flex-wrap gap-x-4 gap-y-1 label text-ink-muted">
        {!type.published && <Badge>{t("Not offered")}</Badge>}
        <span className="text-ink">{formatMinutes(minutes)}</span>
        <span className="wrap-anywhere text-ink">{price || (money ?? t("Free"))}</span>
        {money && (
          <span>
            {t("Costs {money}, held for {hours}", {
              money,
              hours: plural(type.payment_hours, { one: "{count} hour", other: "{count} hours" }),
            })}
          </span>
        )}
        <span>
          {projectTypes.length > 0
            ? projectTypes.map(projectTypeLabel).join(", ")
            : t("All project types")}
        </span>
      </p>
    </RecordRow>
  );
}
