import { ArrowLeft } from "lucide-react";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { DialogActions } from "@/components/ui/DialogActions";
import type { RecordTexts } from "@/lib/record";
import { t } from "@/lib/words";
import type { Status } from "./draft-status";
import { SaveProblem, SaveStatus } from "./SaveStatus";
import type { Refusal } from "./use-record-editor";

type Props = {
  texts: RecordTexts;
  isSaving: boolean;
  refusal: Refusal | undefined;
  /** Where the text is saved, if it is autosaved on the server. */
  status?: Status | undefined;
  onCancel: () => void;
};

/** The buttons of an editor, fixed to the bottom of its dialog, below an error that belongs to no field. */
export function EditorFooter({ texts, isSaving, refusal, status, onCancel }: Props) {
  return (
    <footer
      data-keep-clear
      className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 grid gap-3 border-t bg-paper-raised p-5 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8 short:static"
    >
      {refusal && !refusal.field && <SubmitError error={refusal} />}
      <SaveProblem status={status} />
      <DialogActions className="items-center">
        {status && (
          <div className="me-auto label text-ink-muted max-sm:basis-full">
            <SaveStatus status={status} />
          </div>
        )}
        <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
          <ArrowLeft aria-hidden className="size-4" />
          {/* On a phone there is no room beside the other button. */}
          <span className="max-sm:sr-only">{texts.back}</span>
        </Button>
        <Button type="submit" isBusy={isSaving}>
          {isSaving ? t("Saving...") : texts.save}
        </Button>
      </DialogActions>
    </footer>
  );
}
