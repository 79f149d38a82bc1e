import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { t } from "@/lib/words";

type Props = {
  /** False for one that stays mounted while it is closed. */
  isOpen?: boolean;
  onClose: () => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  isBusy?: boolean;
  returnFocusTo?: (() => HTMLElement | null) | undefined;
};

/** Asks before something is destroyed. */
export function ConfirmDialog({
  isOpen = true,
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel = t("Cancel"),
  onConfirm,
  isBusy = false,
  returnFocusTo,
}: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      returnFocusTo={returnFocusTo}
    >
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
