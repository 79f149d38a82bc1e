import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { useEmptyBin, type BinItem } from "@/data/bin";
import { plural } from "@/lib/format/dates-and-numbers";
import type { Notices } from "@/lib/query-client";
import { t } from "@/lib/words";
import { titleOf } from "./title-of";

type Props = {
  /** Undefined for all items. */
  item: BinItem | undefined;
  total: number;
  openerId: string;
  onClose: () => void;
};

const notices: Notices<void, number[] | undefined> = {
  success: (_data, ids) => ({ title: ids ? t("Deleted for good") : t("The bin is empty") }),
  failure: t("Failed to delete"),
};

export function DeleteForGoodDialog({ item, total, openerId, onClose }: Props) {
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
      onConfirm={() => remove.mutate(item && [item.id], { onSuccess: onClose })}
      returnFocusTo={() => document.getElementById(openerId)}
    />
  );
}
