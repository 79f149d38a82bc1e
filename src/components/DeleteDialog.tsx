import { useRef } from "react";
import { IN_THE_BIN } from "./bin-texts";
import { ConfirmDialog } from "./ui/ConfirmDialog";

type Props = {
  title: string;
  /** Names what is deleted. */
  description: string;
  isDeleting: boolean;
  /** Deletes the row and calls back afterwards. */
  onDelete: (whenDone: () => void) => void;
  onClose: () => void;
  /** Id of the control that opened the dialog; it gets focus back when nothing was deleted. */
  openerId: string;
  /** Id of the list's heading; it gets focus when the opener was deleted with its row. */
  headingId: string;
};

/** Asks before a row of a list is deleted, and restores focus afterwards. */
export function DeleteDialog({
  title,
  description,
  isDeleting,
  onDelete,
  onClose,
  openerId,
  headingId,
}: Props) {
  const isDeleted = useRef(false);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isDeleting) onClose();
      }}
      title={title}
      description={`${description} ${IN_THE_BIN}`}
      confirmLabel="Delete"
      isBusy={isDeleting}
      onConfirm={() =>
        onDelete(() => {
          isDeleted.current = true;
          onClose();
        })
      }
      returnFocusTo={() => document.getElementById(isDeleted.current ? headingId : openerId)}
    />
  );
}
