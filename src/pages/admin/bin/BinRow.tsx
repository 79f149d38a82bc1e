import { RotateCcw } from "lucide-react";
import { RowMenu } from "@/components/admin/RowMenu";
import { Time } from "@/components/admin/Time";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import type { BinItem } from "@/data/bin";
import { plural } from "@/lib/format/dates-and-numbers";
import { tables } from "@/data/tables";
import { t } from "@/lib/words";
import { titleOf } from "./title-of";

type Props = {
  item: BinItem;
  isRestoring: boolean;
  onRestore: () => void;
  onDelete: () => void;
};

/** Id of the button of an item's menu, to restore focus. */
export function binMenuId(id: number): string {
  return `bin-menu-${id}`;
}

export function BinRow({ item, isRestoring, onRestore, onDelete }: Props) {
  const { id, kind, name, deleted_at, parts } = item;
  const title = titleOf(item);
  return (
    <article
      aria-labelledby={`bin-${id}`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4"
    >
      <div className="grid min-w-0 flex-[1_1_18rem] gap-1.5">
        <p>
          <Badge tone="neutral">{tables[kind].noun}</Badge>
        </p>
        <h2
          id={`bin-${id}`}
          dir="auto"
          className="line-clamp-2 font-serif text-xl/tight wrap-anywhere"
        >
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1 label text-ink-muted">
          {name !== null && <span className="wrap-anywhere text-ink">{name}</span>}
          {parts > 0 && (
            <span>
              {kind === "comments"
                ? plural(parts, { one: "with {count} reply", other: "with {count} replies" })
                : plural(parts, { one: "with {count} comment", other: "with {count} comments" })}
            </span>
          )}
          <span>{t("Deleted {time}", { time: <Time at={deleted_at} /> })}</span>
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        <Button variant="secondary" size="small" isBusy={isRestoring} onClick={onRestore}>
          <RotateCcw aria-hidden className="size-4" />
          {t("Restore {title}", { title: <span className="sr-only">{title}</span> })}
        </Button>
        <RowMenu
          id={binMenuId(id)}
          label={t("More for {title}", { title })}
          className="max-sm:ms-auto"
          deleteLabel={t("Delete for good")}
          onDelete={onDelete}
        />
      </div>
    </article>
  );
}
