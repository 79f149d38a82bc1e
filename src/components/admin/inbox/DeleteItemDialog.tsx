import type { UseMutationResult } from "@tanstack/react-query";
import { IN_THE_BIN } from "@/components/admin/bin-texts";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { menuId } from "./InboxItem";

type Props = {
  id: string;
  /** Noun of the item, e.g. «message». */
  noun: string;
  /** Names the deleted item, e.g. «"A question" from Ada Reader». */
  name: string;
  remove: Pick<UseMutationResult<void, Error, string>, "mutate" | "isPending">;
  onDeleted: () => void;
  onClose: () => void;
};

export function DeleteItemDialog({ id, noun, name, remove, onDeleted, onClose }: Props) {
  return (
    <ConfirmDialog
      onClose={() => {
        if (!remove.isPending) onClose();
      }}
      title={`Delete ${noun}`}
      description={`Are you sure you want to delete ${name}? ${IN_THE_BIN}`}
      confirmLabel="Delete"
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            onDeleted();
            onClose();
          },
        })
      }
      returnFocusTo={() => document.getElementById(menuId(id))}
    />
  );
}
