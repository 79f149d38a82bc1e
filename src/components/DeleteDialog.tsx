import { useRef } from "react";
import { ConfirmDialog } from "./ui/ConfirmDialog";

type Props = {
  title: string;
  /** Names what goes. */
  description: string;
  isDeleting: boolean;
  /** Deletes, and calls back when it is done. */
  onDelete: (whenDone: () => void) => void;
  onClose: () => void;
  /** Id of the control that asked for it: focus goes back there when nothing was deleted. */
  openerId: string;
  /** Id of the list's heading: focus goes there when the row with the opener is gone. */
  headingId: string;
};

/** Asks before a row of a list is deleted, and moves focus to where it makes sense afterwards. */
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
      description={`${description} This cannot be undone.`}
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
