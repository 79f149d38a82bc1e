import type { UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { menuId } from "./InboxItem";

type Props = {
  id: string;
  /** What it is, e.g. «message». */
  noun: string;
  /** Names the one that goes, e.g. «"A question" from Ada Reader». */
  name: string;
  remove: Pick<UseMutationResult<void, Error, string>, "mutate" | "isPending">;
  /** Where focus goes when the row is gone. */
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
      description={`Are you sure you want to delete ${name}? This cannot be undone.`}
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
