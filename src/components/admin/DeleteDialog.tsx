import { IN_THE_BIN } from "./record-notices";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { t } from "@/lib/words";

type Props = {
  title: string;
  description: string;
  isDeleting: boolean;
  /** Deletes the row and calls back afterwards. */
  onDelete: (whenDone: () => void) => void;
  onClose: () => void;
  openerId: string;
};

/** Asks before a row of a list is deleted. */
export function DeleteDialog({
  title,
  description,
  isDeleting,
  onDelete,
  onClose,
  openerId,
}: Props) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      description={`${description} ${IN_THE_BIN}`}
      confirmLabel={t("Delete")}
      isBusy={isDeleting}
      onConfirm={() => onDelete(onClose)}
      returnFocusTo={() => document.getElementById(openerId)}
    />
  );
}
