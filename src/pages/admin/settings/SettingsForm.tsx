import { useEffect, useRef, type FormEvent } from "react";
import { Button } from "@/components/ui/Button";
import type { Refusal } from "@/components/admin/use-record-editor";
import { useSaveKeys } from "@/components/admin/use-save-keys";
import { SubmitError } from "@/components/SubmitError";
import type { Settings } from "@/data/settings/record";
import { t } from "@/lib/words";
import { BookingSettings } from "./BookingSettings";
import { FeatureSettings } from "./FeatureSettings";
import { GeneralSettings } from "./GeneralSettings";
import { MachineSettings } from "./MachineSettings";
import { ModerationSettings } from "./ModerationSettings";
import { SeoSettings } from "./SeoSettings";
import { SocialSettings } from "./SocialSettings";

type Props = {
  input: Settings;
  isChanged: boolean;
  isSaving: boolean;
  refusal: Refusal | undefined;
  onChange: (values: Partial<Settings>) => void;
  onSave: () => void;
  onDiscard: () => void;
};

export function SettingsForm({
  input,
  isChanged,
  isSaving,
  refusal,
  onChange,
  onSave,
  onDiscard,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const refused = refusal?.field;
  const part = { input, onChange, errors: refused ? { [refused]: refusal.message } : {} };

  useSaveKeys(form, isSaving);

  useEffect(() => {
    if (isSaving || !refused) return;
    const control = form.current?.elements.namedItem(refused);
    if (control instanceof HTMLElement) control.focus();
  }, [isSaving, refused]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }

  return (
    <form ref={form} onSubmit={submit}>
      <div className="grid gap-12">
        <GeneralSettings {...part} />
        <FeatureSettings {...part} />
        <ModerationSettings {...part} />
        <BookingSettings {...part} />
        <SeoSettings {...part} />
        <SocialSettings {...part} />
        <MachineSettings {...part} />
      </div>
      {/* On the left, within reach of a thumb. */}
      <footer
        data-keep-clear
        className="sticky bottom-0 z-10 -mx-4 mt-10 grid gap-3 border-t bg-paper px-4 py-4 md:-mx-8 md:px-8 lg:ms-0 lg:ps-0"
      >
        {refusal && !refused && <SubmitError error={refusal} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? t("Saving...") : t("Save Settings")}
          </Button>
          {isChanged && !isSaving && (
            <Button variant="secondary" onClick={onDiscard}>
              {t("Discard")}
            </Button>
          )}
          <p role="status" className="text-sm text-ink-muted">
            {isChanged && !isSaving && t("You have unsaved changes")}
          </p>
        </div>
      </footer>
    </form>
  );
}
