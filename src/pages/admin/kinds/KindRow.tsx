import { Pencil } from "lucide-react";
import { RowMenu } from "@/components/admin/RowMenu";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { projectTypeLabel } from "@/content/project-type-label";
import type { StoredKind } from "@/data/consultation-kinds/admin";
import { plural } from "@/lib/format/dates-and-numbers";
import { lengthInWords } from "@/lib/format/length-in-words";
import { formatMoney } from "@/lib/format/money";
import { t } from "@/lib/words";

type Props = { kind: StoredKind; onEdit: () => void; onDelete: () => void };

/** Id of the button of a kind's menu, to restore focus. */
export function kindMenuId(kindId: string): string {
  return `kind-menu-${kindId}`;
}

export function KindRow({ kind, onEdit, onDelete }: Props) {
  const { id, title, minutes, price, amount, project_types: types } = kind;
  const money = amount === null ? undefined : formatMoney(amount, kind.currency);
  return (
    <article
      aria-labelledby={`kind-${id}`}
      className="grid gap-x-5 gap-y-3 p-4 @2xl:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid content-start gap-1.5">
        <h2
          id={`kind-${id}`}
          className="font-serif text-xl/tight wrap-anywhere @2xl:text-[1.375rem]/tight"
        >
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1 label text-ink-muted">
          {!kind.published && <Badge>{t("Not offered")}</Badge>}
          <span className="text-ink">{lengthInWords(minutes)}</span>
          <span className="wrap-anywhere text-ink">{price || (money ?? t("Free"))}</span>
          {money && (
            <span>
              {t("Asks for {money}, held {hours}", {
                money,
                hours: plural(kind.payment_hours, { one: "{count} hour", other: "{count} hours" }),
              })}
            </span>
          )}
          <span>
            {types.length > 0 ? types.map(projectTypeLabel).join(", ") : t("All project types")}
          </span>
        </p>
      </div>
      <div className="flex items-center gap-2 self-start">
        <Button variant="secondary" size="small" className="max-md:min-h-11" onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          {t("Edit {title}", { title: <span className="sr-only">{title}</span> })}
        </Button>
        <RowMenu
          id={kindMenuId(id)}
          label={t("More for {title}", { title })}
          className="@max-2xl:ms-auto"
          onDelete={onDelete}
        />
      </div>
    </article>
  );
}
