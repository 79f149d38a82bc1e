import { ConflictDialog } from "@/components/ConflictDialog";
import { useSaveSettings, type Settings } from "@/data/settings/admin";
import { ConflictError } from "@/lib/requests/backend-error";
import type { useEditDraft, Version } from "@/lib/drafts/use-edit-draft";
import type { Notices } from "@/lib/query-client";
import { inputOf, settingsLabels, trimmed } from "./settings-input";
import { SettingsForm } from "./SettingsForm";

type Props = {
  draft: ReturnType<typeof useEditDraft<Settings>>;
  input: Settings;
  /** The version the form was filled with. */
  stored: Version<Settings>;
  /** Called when another version is known to be stored. */
  onStored: (version: Version<Settings>) => void;
};

const notices: Notices = {
  success: () => ({ title: "Settings Saved" }),
  failure: (error) => ({ title: "Failed to save settings", description: error.message }),
};

/** The form, its mutation, and the dialog for an edit conflict. */
export function SettingsEditor({ draft, input, stored, onStored }: Props) {
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
      {
        onSuccess: ({ updated_at }) => {
          const version = { input: settings, baseVersion: updated_at };
          draft.settle(input, version);
          onStored(version);
        },
      },
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
          draft.take(stored);
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
            if (!winner) return;
            const version = { input: inputOf(winner), baseVersion: winner.updated_at };
            draft.take(version);
            onStored(version);
          }}
          onBack={saving.reset}
        />
      )}
    </>
  );
}
