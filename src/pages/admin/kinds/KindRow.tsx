import { RecordRow } from "@/components/admin/RecordRow";
import { Badge } from "@/components/ui/Badge";
import { projectTypeLabel } from "@/content/project-type-label";
import type { StoredKind } from "@/data/consultation-kinds/admin";
import { plural } from "@/lib/format/dates-and-numbers";
import { lengthInWords } from "@/lib/format/length-in-words";
import { formatMoney } from "@/lib/format/money";
import { t } from "@/lib/words";

type Props = { kind: StoredKind; onEdit: () => void; onDelete: () => void };

export function KindRow({ kind, onEdit, onDelete }: Props) {
  const { minutes, price, amount, project_types: types } = kind;
  const money = amount === null ? undefined : formatMoney(amount, kind.currency);
  return (
    <RecordRow noun="kind" record={kind} edit={onEdit} onDelete={onDelete}>
      <p className="flex flex-wrap gap-x-4 gap-y-1 label text-ink-muted">
        {!kind.published && <Badge>{t("Not offered")}</Badge>}
        <span className="text-ink">{lengthInWords(minutes)}</span>
        <span className="wrap-anywhere text-ink">{price || (money ?? t("Free"))}</span>
        {money && (
          <span>
            {t("Costs {money}, held for {hours}", {
              money,
              hours: plural(kind.payment_hours, { one: "{count} hour", other: "{count} hours" }),
            })}
          </span>
        )}
        <span>
          {types.length > 0 ? types.map(projectTypeLabel).join(", ") : t("All project types")}
        </span>
      </p>
    </RecordRow>
  );
}
