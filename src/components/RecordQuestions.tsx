import type { FieldLabels } from "@/lib/drafts/differences";
import { ConflictDialog } from "./ConflictDialog";
import { ConfirmDialog } from "./ui/ConfirmDialog";

type Props<Fields, Stored> = {
  editor: {
    noun: string;
    conflict: { stored: Stored | null } | undefined;
    takeStored: () => void;
    backToEditing: () => void;
    isAsking: boolean;
    setIsAsking: (isAsking: boolean) => void;
  };
  /** Of the fields that are compared. */
  labels: Partial<FieldLabels<Fields>>;
  mine: Fields | undefined;
  /** Saves over the stored version, or as a new record where that was deleted. */
  onKeepMine: (baseVersion: string | null) => void;
  onDiscard: () => void;
};

/** The questions of an editor: what to do about a conflict, and whether changes may be discarded. */
export function RecordQuestions<
  Fields extends object,
  Stored extends Fields & { updated_at: string },
>({ editor, labels, mine, onKeepMine, onDiscard }: Props<Fields, Stored>) {
  const { conflict } = editor;
  return (
    <>
      {conflict && mine && (
        <ConflictDialog
          noun={editor.noun}
          labels={labels}
          mine={mine}
          stored={conflict.stored}
          onKeepMine={() => onKeepMine(conflict.stored?.updated_at ?? null)}
          onTakeStored={editor.takeStored}
          onBack={editor.backToEditing}
        />
      )}
      <ConfirmDialog
        isOpen={editor.isAsking}
        onOpenChange={editor.setIsAsking}
        title="Discard your changes?"
        description="What you typed since the last save will be gone."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={onDiscard}
      />
    </>
  );
}
