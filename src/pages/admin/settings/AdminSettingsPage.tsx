import { useQuery } from "@tanstack/react-query";
import { DraftOffer } from "@/components/admin/DraftOffer";
import { Page } from "@/components/Page";
import { ErrorState } from "@/components/ui/ErrorState";
import { useFailureNotice } from "@/components/admin/record-notices";
import { RecordQuestions } from "@/components/admin/RecordQuestions";
import { useRecordEditor, type Outcome } from "@/components/admin/use-record-editor";
import { Time } from "@/components/admin/Time";
import { ownerSettingsQuery, useSaveSettings, type StoredSettings } from "@/data/settings/admin";
import type { Settings } from "@/data/settings/record";
import type { Version } from "@/lib/drafts/edit-draft";
import { t } from "@/lib/words";
import { BuildHookSettings } from "./BuildHookSettings";
import { BusyCalendarSettings } from "./BusyCalendarSettings";
import { CalendarSettings } from "./CalendarSettings";
import { NotificationSettings } from "./NotificationSettings";
import { ReaderMailSettings } from "./ReaderMailSettings";
import { settingsModel } from "./settings-input";
import { SettingsForm } from "./SettingsForm";
import { SettingsNav } from "./SettingsNav";
import { SettingsSkeleton } from "./SettingsSkeleton";
import { useSectionInUrl } from "./use-section-in-url";

const HEADING = "settings-heading";

export function AdminSettingsPage() {
  const saving = useSaveSettings({
    success: t("Settings Saved"),
    failure: useFailureNotice(t("Failed to save settings")),
  });
  const editor = useRecordEditor({
    noun: "settings",
    rowId: "site",
    query: useQuery({ ...ownerSettingsQuery(), staleTime: 0 }),
    saving,
    model: settingsModel,
  });
  const { draft, version } = editor;
  const { input, offered, stored } = draft;
  useSectionInUrl(version.error !== null || input !== undefined);

  function continueEditing({ sent, saved }: Outcome<Settings, Pick<StoredSettings, "updated_at">>) {
    draft.settle(sent, { input: settingsModel.fieldsOf(sent), baseVersion: saved.updated_at });
  }

  function discard(version: Version<Settings>) {
    editor.setIsConfirmOpen(false);
    saving.reset();
    draft.take(version);
  }

  return (
    <Page title={t("Settings")} className="mx-auto grid max-w-page gap-8 p-4 pb-0 md:p-8 md:pb-0">
      <header>
        <h1 id={HEADING} tabIndex={-1} className="font-serif text-headline">
          {t("Settings")}
        </h1>
        <p className="mt-1 min-h-5 label text-ink-muted">
          {stored?.baseVersion && t("Changed {time}", { time: <Time at={stored.baseVersion} /> })}
        </p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-x-12">
        <SettingsNav />
        {/* What has the focus stays clear of the bars, which are taller than elsewhere. */}
        <div className="grid gap-12 [&_:is(a,input,select,textarea,button)]:scroll-mb-16 max-lg:[&_:is(h2,a,input,select,textarea,button)]:scroll-mt-8">
          {version.error ? (
            <ErrorState message={version.error.message} query={version} />
          ) : input && stored ? (
            <>
              {offered && (
                <DraftOffer
                  savedAt={offered.savedAt}
                  differences={editor.labelsOfChanged(offered.input)}
                  onRestore={() => draft.restore(offered)}
                  onDiscard={() => draft.discard(offered)}
                  returnFocusTo={() => document.getElementById(HEADING)}
                />
              )}
              <SettingsForm
                input={input}
                isChanged={draft.isChanged}
                isSaving={editor.isSaving}
                refusal={editor.refusal}
                onChange={draft.change}
                onSave={() => editor.save(continueEditing)}
                onDiscard={() => editor.requestLeave(() => discard(stored))}
              />
              <RecordQuestions
                editor={editor}
                onKeepMine={() => editor.keepMine(continueEditing)}
                onDiscard={() => discard(stored)}
              />
            </>
          ) : (
            <SettingsSkeleton />
          )}
          <BusyCalendarSettings />
          <CalendarSettings />
          <BuildHookSettings />
          <NotificationSettings />
          <ReaderMailSettings />
        </div>
      </div>
    </Page>
  );
}
