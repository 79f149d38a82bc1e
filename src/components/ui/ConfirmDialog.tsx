import type { ComponentProps } from "react";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { DialogActions } from "./DialogActions";
import { t } from "@/lib/words";

type Props = Pick<
  ComponentProps<typeof Dialog>,
  "isOpen" | "onClose" | "title" | "returnFocusTo"
> & {
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** While true, it cannot be closed. */
  isBusy?: boolean;
  /** What confirming would destroy is still being looked up. */
  isLoading?: boolean;
};

/** Asks before something is destroyed. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel = t("Cancel"),
  onConfirm,
  isBusy = false,
  isLoading = false,
  ...dialog
}: Props) {
  return (
    <Dialog {...dialog} isBusy={isBusy}>
      <DialogActions>
        <Button variant="secondary" onClick={dialog.onClose} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button variant="danger" onClick={onConfirm} isBusy={isBusy || isLoading}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
