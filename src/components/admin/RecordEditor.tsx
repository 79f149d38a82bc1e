import type { ReactNode } from "react";
import { DraftOffer } from "./DraftOffer";
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
  onChange: (values: Partial<Input>) => void;
  onCancel: () => void;
  onSave: () => void;
};

type Props<Row, Fields, Input> = RecordOptions<Row, Fields, Input, unknown> & {
  titles: { create: string; edit: string };
  renderForm: (props: RecordFormProps<Input>) => ReactNode;
  onClose: () => void;
};

/** The dialog in which a record is created or edited; it closes when that is saved. */
export function RecordEditor<
  Row extends Fields & { updated_at: string },
  Fields extends object,
  Input extends object,
>({ titles, renderForm, onClose, ...options }: Props<Row, Fields, Input>) {
  const { rowId } = options;
  const editor = useRecordEditor(options);
  const { draft } = editor;
  const { offered } = draft;

  function close() {
    draft.forget();
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
                    differences={editor.labelsOfChanged(offered.input)}
                    onRestore={() => draft.restore(offered)}
                    onDiscard={() => draft.discard(offered)}
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
