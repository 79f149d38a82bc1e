import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DraftOffer } from "@/components/DraftOffer";
import { Page } from "@/components/Page";
import { ErrorState } from "@/components/ui/ErrorState";
import { useVersion } from "@/components/use-version";
import { ownerSettingsQuery, type Settings } from "@/data/settings/admin";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { restoreFields } from "@/lib/drafts/restore-fields";
import { differingLabels } from "@/lib/drafts/differences";
import { useEditDraft, type Version } from "@/lib/drafts/use-edit-draft";
import { BuildHookSettings } from "./BuildHookSettings";
import { inputOf, settingsLabels } from "./settings-input";
import { SettingsEditor } from "./SettingsEditor";
import { SettingsSkeleton } from "./SettingsSkeleton";

const HEADING = "settings-heading";

export function AdminSettingsPage() {
  const query = useQuery({ ...ownerSettingsQuery(), staleTime: 0 });
  const version = useVersion(query, inputOf, undefined);
  const [taken, setTaken] = useState<Version<Settings>>();
  const stored = taken ?? version.saved;
  const draft = useEditDraft({
    noun: "settings",
    rowId: "site",
    saved: version.saved,
    restoreInput: restoreFields,
  });
  const { input, offered } = draft;

  return (
    <Page title="Settings" className="mx-auto grid max-w-page gap-8 p-4 pb-0 md:p-8 md:pb-0">
      <header>
        <h1 id={HEADING} tabIndex={-1} className="font-serif text-headline">
          Settings
        </h1>
        <p className="mt-1 min-h-5 label text-ink-muted">
          {stored?.baseVersion && (
            <>
              Changed{" "}
              <time dateTime={stored.baseVersion}>{formatDateTime(stored.baseVersion)}</time>
            </>
          )}
        </p>
      </header>
      {version.error ? (
        <ErrorState message={version.error.message} onRetry={version.refetch} />
      ) : input && stored ? (
        <>
          {offered && (
            <DraftOffer
              savedAt={offered.savedAt}
              differences={differingLabels(settingsLabels, stored.input, offered.input)}
              onRestore={() => draft.restore(offered)}
              onDiscard={() => draft.discard(offered)}
              returnFocusTo={() => document.getElementById(HEADING)}
            />
          )}
          <SettingsEditor draft={draft} input={input} stored={stored} onStored={setTaken} />
        </>
      ) : (
        <SettingsSkeleton />
      )}
      <BuildHookSettings />
    </Page>
  );
}
