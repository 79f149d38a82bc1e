import type { UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";
import { IN_THE_BIN } from "@/components/bin-texts";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { menuId } from "./InboxItem";

type Props = {
  id: string;
  /** Noun of the item, e.g. «message». */
  noun: string;
  /** Names the deleted item, e.g. «"A question" from Ada Reader». */
  name: string;
  remove: Pick<UseMutationResult<void, Error, string>, "mutate" | "isPending">;
  /** Id of the element that gets focus when the row is gone. */
  headingId: string;
  onClose: () => void;
};

export function DeleteItemDialog({ id, noun, name, remove, headingId, onClose }: Props) {
  const isDeleted = useRef(false);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !remove.isPending) onClose();
      }}
      title={`Delete ${noun}`}
      description={`Are you sure you want to delete ${name}? ${IN_THE_BIN}`}
      confirmLabel="Delete"
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            isDeleted.current = true;
            onClose();
          },
        })
      }
      returnFocusTo={() => document.getElementById(isDeleted.current ? headingId : menuId(id))}
    />
  );
}
