import type { ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import { DialogActions } from "@/components/ui/DialogActions";
import { t } from "@/lib/words";

type Props = {
  onCancel: () => void;
  cancelLabel?: string;
  isBusy: boolean;
  /** The label of the button that submits. */
  children: ReactNode;
};

/** The buttons at the end of a form in a dialog. */
export function FormActions({ onCancel, cancelLabel = t("Cancel"), isBusy, children }: Props) {
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {children}
      </Button>
    </DialogActions>
  );
}
