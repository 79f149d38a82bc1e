import { ConflictDialog, type Conflict } from "./ConflictDialog";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { t } from "@/lib/words";

type Props = {
  editor: Conflict & { isConfirmOpen: boolean; setIsConfirmOpen: (isConfirmOpen: boolean) => void };
  onKeepMine: () => void;
  onDiscard: () => void;
};

/** The dialogs of an editor: for a conflict, and before discarding changes. */
export function RecordQuestions({ editor, onKeepMine, onDiscard }: Props) {
  return (
    <>
      <ConflictDialog editor={editor} onKeepMine={onKeepMine} />
      <ConfirmDialog
        isOpen={editor.isConfirmOpen}
        onClose={() => editor.setIsConfirmOpen(false)}
        title={t("Discard your changes?")}
        description={t("What you typed since the last save will be gone.")}
        confirmLabel={t("Discard")}
        cancelLabel={t("Keep editing")}
        onConfirm={onDiscard}
      />
    </>
  );
}
