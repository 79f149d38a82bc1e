import { ConflictDialog } from "@/components/ConflictDialog";
import { useSaveSettings, type Settings } from "@/data/settings/admin";
import { ConflictError } from "@/lib/requests/backend-error";
import type { useEditDraft, Version } from "@/lib/drafts/use-edit-draft";
import type { Notices } from "@/lib/query-client";
import { inputOf, settingsLabels, trimmed } from "./settings-input";
import { SAVE_BUTTON, SettingsForm } from "./SettingsForm";

type Props = {
  draft: ReturnType<typeof useEditDraft<Settings>>;
  input: Settings;
  /** The version the form was filled with. */
  stored: Version<Settings>;
  /** Fills the form with another version: the saved one, or the same again. */
  onTake: (version: Version<Settings>) => void;
};

const notices: Notices = {
  success: () => ({ title: "Settings Saved" }),
  failure: (error) => ({ title: "Failed to save settings", description: error.message }),
};

/** The form, its mutation, and the dialog for an edit conflict. */
export function SettingsEditor({ draft, input, stored, onTake }: Props) {
  const saving = useSaveSettings(notices);
  const conflict = saving.error instanceof ConflictError ? saving.error : undefined;
  const winner = conflict?.stored;

  function save(baseVersion: string | null | undefined) {
    if (!baseVersion || saving.isPending) return;
    const settings = trimmed(input);
    const attempts = draft.attempts.map(trimmed);
    draft.recordAttempt();
    saving.mutate(
      { settings, baseVersion, attempts },
      { onSuccess: ({ updated_at }) => onTake({ input: settings, baseVersion: updated_at }) },
    );
  }

  return (
    <>
      <SettingsForm
        input={input}
        isChanged={draft.isChanged}
        isSaving={saving.isPending}
        refusal={conflict ? undefined : saving.error?.message}
        onChange={draft.change}
        onSave={() => save(draft.baseVersion)}
        onDiscard={() => {
          saving.reset();
          onTake(stored);
        }}
      />
      {conflict && (
        <ConflictDialog
          noun="page"
          labels={settingsLabels}
          mine={trimmed(input)}
          stored={winner ?? null}
          onKeepMine={() => save(winner?.updated_at)}
          onTakeStored={() => {
            saving.reset();
            if (winner) onTake({ input: inputOf(winner), baseVersion: winner.updated_at });
          }}
          onBack={saving.reset}
          saveButtonId={SAVE_BUTTON}
        />
      )}
    </>
  );
}
