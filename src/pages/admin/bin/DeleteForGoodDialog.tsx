import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { useEmptyBin, type BinItem, type Emptied } from "@/data/bin";
import { plural } from "@/lib/format/dates-and-numbers";
import type { Notices } from "@/lib/query-client";
import { t } from "@/lib/words";
import { titleOf } from "./title-of";

type Props = {
  /** Undefined for all items. */
  item: BinItem | undefined;
  /** The id of the latest item. */
  lastId: number;
  total: number;
  openerId: string;
  onClose: () => void;
};

const notices: Notices<void, Emptied> = {
  success: t("Deleted for good"),
  failure: t("Failed to delete"),
};

export function DeleteForGoodDialog({ item, lastId, total, openerId, onClose }: Props) {
  const remove = useEmptyBin(notices);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={item ? t("Delete for good") : t("Empty bin")}
      description={
        item
          ? t('Are you sure you want to delete "{title}"? This cannot be undone.', {
              title: titleOf(item),
            })
          : t(
              "Are you sure you want to delete everything in the bin, {items}? This cannot be undone.",
              {
                items: plural(total, { one: "{count} item", other: "{count} items" }),
              },
            )
      }
      confirmLabel={item ? t("Delete") : t("Empty bin")}
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(item ? { ids: [item.id] } : { last_id: lastId }, { onSuccess: onClose })
      }
      returnFocusTo={() => document.getElementById(openerId)}
    />
  );
}
