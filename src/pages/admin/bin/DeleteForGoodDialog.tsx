import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { useEmptyBin, type BinItem } from "@/data/bin";
import { countOf } from "@/lib/format/dates-and-numbers";
import type { Notices } from "@/lib/query-client";
import { titleOf } from "./title-of";

type Props = {
  /** Undefined for the whole bin. */
  item: BinItem | undefined;
  /** Number of items in the bin. */
  total: number;
  /** Id of the control that opened the dialog. */
  openerId: string;
  onClose: () => void;
};

const notices: Notices<void, string[] | undefined> = {
  success: (_data, ids) => ({ title: ids ? "Deleted for good" : "The bin is empty" }),
  failure: (error) => ({ title: "Failed to delete", description: error.message }),
};

export function DeleteForGoodDialog({ item, total, openerId, onClose }: Props) {
  const remove = useEmptyBin(notices);
  const what = item ? `"${titleOf(item)}"` : `what is in the bin, ${countOf(total, "item")}`;
  return (
    <ConfirmDialog
      onClose={() => {
        if (!remove.isPending) onClose();
      }}
      title={item ? "Delete for good" : "Empty bin"}
      description={`Are you sure you want to delete ${what}? This cannot be undone.`}
      confirmLabel={item ? "Delete" : "Empty"}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(item && [item.id], { onSuccess: onClose })}
      returnFocusTo={() => document.getElementById(openerId)}
    />
  );
}
