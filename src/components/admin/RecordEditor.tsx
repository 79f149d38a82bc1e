import type { ReactNode } from "react";
import type { WorkingCopyStatus } from "@/lib/drafts/use-stored-edit";
import type { RecordWords } from "@/lib/record";
import { DraftOffer } from "./DraftOffer";
import type { Status } from "./draft-status";
import { newestText, type Copy } from "./newest-text";
import { RecordQuestions } from "./RecordQuestions";
import { RecordStates } from "./RecordStates";
import { Dialog } from "@/components/ui/Dialog";
import type { Refusal, useRecordEditor } from "./use-record-editor";

export type RecordFormProps<Input> = {
  words: RecordWords;
  id: string;
  input: Input;
  /** The stored values; for a new record, its initial ones. */
  stored: Input | undefined;
  isNew: boolean;
  isSaving: boolean;
  refusal: Refusal | undefined;
  /** Where the text is saved, if also on the server. */
  status?: Status | undefined;
  onChange: (values: Partial<Input>) => void;
  onCancel: () => void;
  /** Called with true during work that belongs to saving. */
  onPrepare: (isPreparing: boolean) => void;
  onSave: () => void;
};

export type RecordPartProps<Input> = Pick<RecordFormProps<Input>, "input" | "onChange"> & {
  errors: Partial<Record<keyof Input, string>>;
};

type Props<Input extends object> = {
  editor: ReturnType<typeof useRecordEditor<{ updated_at: string }, object, Input, unknown>>;
  /** The server's copy of the text, if it stores one. */
  copy?: Copy<Input> & { status: WorkingCopyStatus };
  words: RecordWords;
  titles: { create: string; edit: string };
  renderForm: (props: RecordFormProps<Input>) => ReactNode;
  onClose: () => void;
};

/** The dialog in which a record is created or edited; it closes when the record is saved. */
export function RecordEditor<Input extends object>({
  editor,
  copy,
  words,
  titles,
  renderForm,
  onClose,
}: Props<Input>) {
  const { draft, isNew } = editor;
  const kept = newestText(draft, copy);
  const { offered } = kept;

  function close() {
    kept.forget();
    if (!editor.isLeft()) onClose();
  }

  return (
    <>
      <Dialog
        onClose={() => editor.requestLeave(onClose)}
        title={isNew ? titles.create : titles.edit}
        size="wide"
      >
        <RecordStates
          editor={editor}
          loading={words.loading}
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
                words,
                id: draft.id,
                input,
                stored: draft.stored?.input,
                isNew,
                isSaving: editor.isSaving,
                refusal: editor.refusal,
                status: copy && editor.statusWith(copy.status),
                onChange: (values) => {
                  // The dialog closes with the text that is being saved.
                  if (!editor.isSending) draft.change(values);
                },
                onCancel: () => editor.requestLeave(onClose),
                onPrepare: editor.setIsPreparing,
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
