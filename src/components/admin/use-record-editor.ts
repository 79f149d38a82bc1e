import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { differencesOf } from "@/lib/drafts/differences";
import { useEditDraft } from "@/lib/drafts/use-edit-draft";
import type { WorkingCopyStatus } from "@/lib/drafts/use-stored-edit";
import { fieldOfConstraint } from "@/lib/forms/field-of-constraint";
import { onceStored } from "@/lib/forms/once-stored";
import type { Field, Save } from "@/lib/record";
import { BackendError, ConflictError } from "@/lib/requests/backend-error";
import { isUuid } from "@/lib/text/is-uuid";
import { draftStatus } from "./draft-status";
import { useIsLeft } from "@/lib/use-is-left";
import { useVersion } from "./use-version";

/** What is edited, how it is stored, and its fields. */
type RecordModel<Row, Fields, Input> = {
  /** The input of a new record, if there can be new ones. */
  fresh?: Input;
  inputOf: (row: Row) => Input;
  fieldsOf: (input: Input) => Fields;
  /** Converts fields for comparison, if they are stored in another form. */
  comparedFields?: (fields: Fields) => Fields;
  record: Readonly<Record<string, Field>>;
};
type RecordOptions<Row, Fields, Input, Saved> = {
  /** Part of the keys of its drafts. */
  noun: string;
  /** The record's id; null for a new one. */
  rowId: string | null;
  /** From the URL, so it may be invalid: the id that a new record will have. */
  newId?: string | undefined;
  /** Loads the record, with `staleTime: 0`; null if there is none. */
  query: UseQueryResult<Row | null>;
  saving: UseMutationResult<Saved, Error | ConflictError<Row>, Save<Fields>>;
  model: RecordModel<Row, Fields, Input>;
};
/** Why the backend did not store a record, and the form field concerned, if any. */
export type Refusal = { message: string; field: string | undefined };
export type Outcome<Input, Saved> = { sent: Input; saved: Saved };

/**
 * The state of an editor of one record: the version that the edit started from, the draft that is saved with
 * every change, the save and its conflict, and the question before changes are discarded.
 */
export function useRecordEditor<
  Row extends Fields & { updated_at: string },
  Fields extends object,
  Input extends object,
  Saved,
>({ noun, rowId, newId, query, saving, model }: RecordOptions<Row, Fields, Input, Saved>) {
  const version = useVersion(query, model.inputOf, rowId === null ? model.fresh : undefined);
  const draft = useEditDraft({
    noun,
    rowId,
    newId: newId && isUuid(newId) ? newId : undefined,
    saved: version.saved,
  });
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const isLeft = useIsLeft();
  // A new record stays open when it is stored, if more was typed meanwhile.
  const isNew = rowId === null && !draft.stored?.baseVersion;
  const isSaving = saving.isPending || isPreparing;
  const { id, input } = draft;
  const conflict = saving.error instanceof ConflictError ? saving.error : undefined;

  /** Saves the input over a version; null creates the record. */
  function saveOver(
    baseVersion: string | null,
    onSaved: (outcome: Outcome<Input, Saved>) => void,
  ): void {
    if (!input || saving.isPending) return;
    draft.recordAttempt();
    const attempts = draft.attempts.map(model.fieldsOf);
    const fields = model.fieldsOf(input);
    onceStored(saving.mutateAsync({ id, baseVersion, attempts, fields }), (saved) =>
      onSaved({ sent: input, saved }),
    );
  }

  function differences(before: Fields, after: Fields) {
    const { record, comparedFields = (fields) => fields } = model;
    return differencesOf(record, comparedFields(before), comparedFields(after));
  }

  const refusal = conflict ? undefined : refusalOf(saving.error, input);

  return {
    /** True once it is no longer on screen: a save must not navigate a user who has left. */
    isLeft,
    isNew,
    version,
    draft,
    /** What the server's working copy is made of, for records that have one. */
    workingCopy: {
      recordId: id,
      saved: version.saved,
      input,
      isChanged: draft.isChanged,
      baseVersion: draft.baseVersion,
      draftSavedAt: draft.offered?.savedAt,
    },
    /** Where the text is saved, including on the server. */
    statusWith: (copy: WorkingCopyStatus) =>
      draftStatus({
        isNew,
        isSaving,
        isChanged: draft.isChanged,
        draft: draft.draftState,
        copy,
        refusal,
      }),
    /** The labels of the fields in which a draft differs from what is stored. */
    labelsOfChanged: (offered: Input): string[] =>
      draft.stored
        ? differences(model.fieldsOf(draft.stored.input), model.fieldsOf(offered)).map(
            ({ label }) => label,
          )
        : [],
    isSaving,
    isSending: saving.isPending,
    /** Called with true during work that belongs to saving. */
    setIsPreparing,
    conflict: conflict && {
      /** When the other version was stored; undefined if the record was deleted. */
      storedAt: conflict.stored?.updated_at,
      differences:
        input && conflict.stored ? differences(model.fieldsOf(input), conflict.stored) : [],
    },
    refusal,
    save: (onSaved: (outcome: Outcome<Input, Saved>) => void) =>
      saveOver(draft.baseVersion, onSaved),
    /** Saves over the stored version, or as a new record if that was deleted. */
    keepMine: (onSaved: (outcome: Outcome<Input, Saved>) => void) =>
      saveOver(conflict?.stored?.updated_at ?? null, onSaved),
    takeStored: () => {
      saving.reset();
      if (!conflict?.stored) return;
      draft.setAside();
      draft.take({
        input: model.inputOf(conflict.stored),
        baseVersion: conflict.stored.updated_at,
      });
    },
    backToEditing: saving.reset,
    isConfirmOpen,
    setIsConfirmOpen,
    /** Leaves at once if nothing was changed, and otherwise asks first; waits for a save. */
    requestLeave: (leave: () => void) => {
      if (isSaving) return;
      if (draft.isChanged) setIsConfirmOpen(true);
      else leave();
    },
  };
}

function refusalOf(error: Error | null, input: object | undefined): Refusal | undefined {
  if (!error) return undefined;
  const constraint = error instanceof BackendError ? error.constraint : undefined;
  return { message: error.message, field: fieldOfConstraint(constraint, Object.keys(input ?? {})) };
}
