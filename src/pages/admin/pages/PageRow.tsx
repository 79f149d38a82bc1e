import { RecordRow } from "@/components/admin/RecordRow";
import { Time } from "@/components/admin/Time";
import { Badge } from "@/components/ui/Badge";
import type { PageListItem } from "@/data/pages/admin";
import { pageMenuNames } from "@/data/pages/record";
import { formatShortDate } from "@/lib/format/dates-and-numbers";
import { capitalized } from "@/lib/text/capitalized";
import { t } from "@/lib/words";
import { paths } from "@/paths";

type Props = { page: PageListItem; onEdit: () => void; onDelete: () => void };

export function PageRow({ page, onEdit, onDelete }: Props) {
  const { path, place } = page;
  return (
    <RecordRow
      record={page}
      description={page.description}
      badges={
        <>
          {page.published ? (
            <Badge tone="success">{t("Published")}</Badge>
          ) : (
            <Badge tone="warning">{t("Draft")}</Badge>
          )}
          {place !== "nowhere" && <Badge>{capitalized(pageMenuNames[place] ?? place)}</Badge>}
          {!page.indexed && <Badge tone="warning">{t("Not indexed")}</Badge>}
        </>
      }
      viewPath={paths.customPage(path)}
      edit={onEdit}
      onDelete={onDelete}
    >
      <p className="flex flex-wrap gap-x-4 label text-ink-muted">
        <span className="wrap-anywhere text-ink">/{path}</span>
        <span>
          {t("Edited {time}", { time: <Time at={page.updated_at} format={formatShortDate} /> })}
        </span>
      </p>
    </RecordRow>
  );
}
