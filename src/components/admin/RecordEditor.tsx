import type { ReactNode } from "react";
import type { WorkingCopyStatus } from "@/lib/drafts/use-stored-edit";
import type { RecordTexts } from "@/lib/record";
import { DraftOffer } from "./DraftOffer";
import type { Status } from "./draft-status";
import { newestText, type Copy } from "./newest-text";
import { RecordQuestions } from "./RecordQuestions";
import { RecordStates } from "./RecordStates";
import { Dialog } from "@/components/ui/Dialog";
import type { Outcome, Refusal, useRecordEditor } from "./use-record-editor";

export type RecordFormProps<Input> = {
  texts: RecordTexts;
  id: string;
  input: Input;
  /** The stored values; for a new record, its initial ones. */
  stored: Input | undefined;
  isNew: boolean;
  isSaving: boolean;
  /** Whether a save has been sent, and no longer waits for uploads. */
  isSending: boolean;
  refusal: Refusal | undefined;
  /** Where the text is saved, if it is autosaved on the server. */
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

/** What the backend returns of a stored record. */
type Saved = { updated_at: string };

type Props<Input extends object, Row extends Saved> = {
  editor: ReturnType<typeof useRecordEditor<{ updated_at: string }, object, Input, Row>>;
  /** The server's copy of the text, if it stores one. */
  copy?: Copy<Input> & { status: WorkingCopyStatus };
  texts: RecordTexts;
  titles: { create: string; edit: string };
  /** The input after storing, if the backend or the next edit needs another than was sent. */
  storedInput?: (sent: Input, saved: Row) => Input;
  renderForm: (props: RecordFormProps<Input>) => ReactNode;
  onClose: () => void;
};

/** The dialog in which a record is created or edited; it closes when the record is saved. */
export function RecordEditor<Input extends object, Row extends Saved>({
  editor,
  copy,
  texts,
  titles,
  storedInput,
  renderForm,
  onClose,
}: Props<Input, Row>) {
  const { draft, isNew } = editor;
  const newest = newestText(draft, copy);
  const { offered } = newest;

  function discard() {
    newest.forget();
    onClose();
  }

  /** Closes, unless something was typed while it was being saved. */
  function closeIfDone({ sent, saved }: Outcome<Input, Row>) {
    const isDone = draft.settle(sent, {
      input: storedInput?.(sent, saved) ?? sent,
      baseVersion: saved.updated_at,
    });
    copy?.forget(sent);
    if (isDone && !editor.isLeft()) onClose();
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
          loading={texts.loading}
          renderForm={(input) => (
            <>
              {offered && (
                <div className="mb-6">
                  <DraftOffer
                    savedAt={offered.savedAt}
                    device={newest.device}
                    differences={editor.labelsOfChanged(offered.input)}
                    onRestore={newest.restore}
                    onDiscard={newest.discard}
                    returnFocusTo={() => document.querySelector("[role=dialog] fieldset input")}
                  />
                </div>
              )}
              {renderForm({
                texts,
                id: draft.id,
                input,
                stored: draft.stored?.input,
                isNew,
                isSaving: editor.isSaving,
                isSending: editor.isSending,
                refusal: editor.refusal,
                status: copy && editor.statusWith(copy.status),
                onChange: draft.change,
                onCancel: () => editor.requestLeave(onClose),
                onPrepare: editor.setIsPreparing,
                onSave: () => editor.save(closeIfDone),
              })}
            </>
          )}
        />
      </Dialog>
      <RecordQuestions
        editor={editor}
        onKeepMine={() => editor.keepMine(closeIfDone)}
        onDiscard={discard}
      />
    </>
  );
}
