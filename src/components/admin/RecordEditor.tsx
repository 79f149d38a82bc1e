import type { ReactNode } from "react";
import type { WorkingCopyStatus } from "@/lib/drafts/use-stored-edit";
import { DraftOffer } from "./DraftOffer";
import type { Status } from "./draft-status";
import { keptText, type Copy } from "./kept-text";
import { RecordQuestions } from "./RecordQuestions";
import { RecordStates } from "./RecordStates";
import { Dialog } from "@/components/ui/Dialog";
import { useRecordEditor, type RecordOptions, type Refusal } from "./use-record-editor";

/** Props of an editor's form. */
export type RecordFormProps<Input> = {
  id: string;
  input: Input;
  isNew: boolean;
  isSaving: boolean;
  refusal: Refusal | undefined;
  /** Where the text is kept, if the server keeps it, too. */
  status?: Status | undefined;
  onChange: (values: Partial<Input>) => void;
  onCancel: () => void;
  onSave: () => void;
};

type DialogProps<Input> = {
  titles: { create: string; edit: string };
  renderForm: (props: RecordFormProps<Input>) => ReactNode;
  onClose: () => void;
};

/** The dialog in which a record is created or edited; it closes when that is saved. */
export function RecordEditor<
  Row extends Fields & { updated_at: string },
  Fields extends object,
  Input extends object,
>({
  titles,
  renderForm,
  onClose,
  ...options
}: DialogProps<Input> & RecordOptions<Row, Fields, Input, unknown>) {
  const editor = useRecordEditor(options);
  return <RecordDialog {...{ editor, titles, renderForm, onClose }} rowId={options.rowId} />;
}

type Editor<Input extends object> = ReturnType<
  typeof useRecordEditor<{ updated_at: string }, object, Input, unknown>
>;
type RecordDialogProps<Input extends object> = DialogProps<Input> & {
  editor: Editor<Input>;
  rowId: string | null;
  /** What the server keeps of the text, where it does. */
  copy?: Copy<Input> & { status: WorkingCopyStatus };
};

/** The same with an editor of the caller's. */
export function RecordDialog<Input extends object>({
  editor,
  rowId,
  copy,
  titles,
  renderForm,
  onClose,
}: RecordDialogProps<Input>) {
  const { draft } = editor;
  const kept = keptText(draft, copy);
  const { offered } = kept;

  function close() {
    kept.forget();
    onClose();
  }

  return (
    <>
      <Dialog
        onClose={() => editor.requestLeave(onClose)}
        title={rowId === null ? titles.create : titles.edit}
        size="wide"
      >
        <RecordStates
          editor={editor}
          renderForm={(input) => (
            <>
              {offered && (
                <div className="mb-6">
                  <DraftOffer
                    savedAt={offered.savedAt}
                    device={kept.device}
                    differences={editor.labelsOfChanged(offered.input)}
                    onRestore={kept.restore}
                    onDiscard={kept.discard}
                    returnFocusTo={() => document.querySelector("[role=dialog] fieldset input")}
                  />
                </div>
              )}
              {renderForm({
                id: draft.id,
                input,
                isNew: rowId === null,
                isSaving: editor.isSaving,
                refusal: editor.refusal,
                status: copy && editor.statusWith(copy.status),
                onChange: (values) => {
                  // The dialog closes with what is being saved.
                  if (!editor.isSaving) draft.change(values);
                },
                onCancel: () => editor.requestLeave(onClose),
                onSave: () => editor.save(close),
              })}
            </>
          )}
        />
      </Dialog>
      <RecordQuestions
        editor={editor}
        onKeepMine={() => editor.keepMine(close)}
        onDiscard={close}
      />
    </>
  );
}
