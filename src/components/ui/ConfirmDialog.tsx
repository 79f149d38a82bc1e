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
  isBusy?: boolean;
};

/** Asks before something is destroyed. */
export function ConfirmDialog(props: Props) {
  const { confirmLabel, cancelLabel = t("Cancel"), onConfirm, isBusy = false, ...dialog } = props;
  return (
    <Dialog {...dialog}>
      <DialogActions>
        <Button variant="secondary" onClick={dialog.onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
