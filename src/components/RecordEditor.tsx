import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { ConflictError } from "@/lib/requests/backend-error";
import type { FieldLabels } from "@/lib/drafts/differences";
import { useEditDraft } from "@/lib/drafts/use-edit-draft";
import { ConflictDialog } from "./ConflictDialog";
import { DraftOffer } from "./DraftOffer";
import { ConfirmDialog } from "./ui/ConfirmDialog";
import { Dialog } from "./ui/Dialog";
import { ErrorState } from "./ui/ErrorState";
import { Skeleton } from "./ui/Skeleton";
import { useVersion } from "./use-version";

/** Props of an editor's form. */
export type RecordFormProps<Input> = {
  id: string;
  input: Input;
  isNew: boolean;
  isSaving: boolean;
  /** Message of the backend's refusal. */
  refusal: string | undefined;
  /** Id for the save button, so that focus can return to it. */
  saveButtonId: string;
  onChange: (values: Partial<Input>) => void;
  onCancel: () => void;
  onSave: () => void;
};

type Save<Fields> = {
  id: string;
  fields: Fields;
  baseVersion: string | null;
  attempts: readonly Fields[];
};
type Props<Row, Fields, Input> = {
  /** What is edited, e.g. «post». */
  noun: string;
  /** The record's id; null for a new one. */
  rowId: string | null;
  /** Loads the record, with `staleTime: 0`; null when there is none. */
  query: UseQueryResult<Row | null>;
  saving: UseMutationResult<unknown, Error | ConflictError<Row>, Save<Fields>>;
  model: {
    fresh: Input;
    inputOf: (row: Row) => Input;
    fieldsOf: (input: Input) => Fields;
    isInput: (value: unknown) => value is Input;
    labels: FieldLabels<Fields>;
  };
  titles: { create: string; edit: string };
  renderForm: (props: RecordFormProps<Input>) => ReactNode;
  onClose: () => void;
};

/**
 * The dialog in which a record is created or edited. It saves a draft with every change, asks
 * before discarding changes, and lets the user resolve an edit conflict.
 */
export function RecordEditor<
  Row extends Fields & { updated_at: string },
  Fields extends object,
  Input extends object,
>({ noun, rowId, query, saving, model, titles, renderForm, onClose }: Props<Row, Fields, Input>) {
  const isNew = rowId === null;
  const version = useVersion(query, model.inputOf, isNew ? model.fresh : undefined);
  const draft = useEditDraft({ noun, rowId, saved: version.saved, isInput: model.isInput });
  const [isAsking, setIsAsking] = useState(false);
  const { id, input, offered } = draft;
  const conflict = saving.error instanceof ConflictError ? saving.error : undefined;
  const saveButtonId = `save-${noun}`;

  function close() {
    draft.forget();
    onClose();
  }

  function requestClose() {
    if (saving.isPending) return;
    if (draft.isChanged) setIsAsking(true);
    else onClose();
  }

  function save(baseVersion: string | null) {
    if (!input) return;
    draft.recordAttempt();
    const attempts = draft.attempts.map(model.fieldsOf);
    saving.mutate(
      { id, baseVersion, attempts, fields: model.fieldsOf(input) },
      { onSuccess: close },
    );
  }

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) requestClose();
        }}
        title={isNew ? titles.create : titles.edit}
        size="wide"
      >
        {version.error ? (
          <ErrorState message={version.error.message} onRetry={version.refetch} />
        ) : version.isMissing ? (
          <p>This {noun} does not exist any more.</p>
        ) : offered ? (
          <DraftOffer
            savedAt={offered.savedAt}
            onRestore={() => draft.restore(offered)}
            onDiscard={() => draft.discard(offered)}
          />
        ) : input ? (
          renderForm({
            id,
            input,
            isNew,
            isSaving: saving.isPending,
            refusal: conflict ? undefined : saving.error?.message,
            saveButtonId,
            onChange: draft.change,
            onCancel: requestClose,
            onSave: () => save(draft.baseVersion),
          })
        ) : (
          <EditorSkeleton noun={noun} />
        )}
      </Dialog>
      {conflict && input && (
        <ConflictDialog
          noun={noun}
          labels={model.labels}
          mine={model.fieldsOf(input)}
          stored={conflict.stored}
          onKeepMine={() => save(conflict.stored?.updated_at ?? null)}
          onTakeStored={() => {
            saving.reset();
            if (!conflict.stored) return;
            draft.take({
              input: model.inputOf(conflict.stored),
              baseVersion: conflict.stored.updated_at,
            });
          }}
          onBack={saving.reset}
          saveButtonId={saveButtonId}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard your changes?"
        description="What you typed since the last save will be gone."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={close}
      />
    </>
  );
}

function EditorSkeleton({ noun }: { noun: string }) {
  return (
    <div role="status" aria-label={`Loading ${noun}`} className="grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
    </div>
  );
}
