import type { Difference } from "@/lib/drafts/differences";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { Differences } from "./Differences";
import { DiffText } from "./DiffText";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { DialogActions } from "@/components/ui/DialogActions";
import { t } from "@/lib/words";

/** An edit conflict, as an editor sees it. */
export type Conflict = {
  conflict: { storedAt: string | undefined; differences: Difference[] } | undefined;
  takeStored: () => void;
  backToEditing: () => void;
};
type Props = {
  editor: Conflict;
  /** Overwrites the stored version, or inserts the row when it was deleted. */
  onKeepMine: () => void;
};

const versions = [
  { side: "before", name: t("Mine") },
  { side: "after", name: t("Stored") },
] as const;

/** Resolves an edit conflict: shows both versions side by side and asks which one to keep. */
export function ConflictDialog({ editor, onKeepMine }: Props) {
  const { conflict } = editor;
  if (!conflict) return null;
  const { storedAt, differences } = conflict;
  return (
    <Dialog
      onClose={editor.backToEditing}
      size={storedAt ? "wide" : "narrow"}
      title={storedAt ? t("Changed elsewhere in the meantime") : t("Deleted in the meantime")}
      description={
        storedAt
          ? t(
              "Since you opened it, another version was saved ({time}). Nothing has been overwritten, and nothing you typed is lost.",
              { time: formatDateTime(storedAt) },
            )
          : t(
              "It has been deleted since you opened it. Nothing you typed is lost: you can save it as a new one.",
            )
      }
    >
      <Differences
        differences={differences}
        className="mb-6"
        renderRow={({ parts }) => (
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {versions.map(({ side, name }) => (
              <div key={side} className="border-s-2 border-line-strong ps-3">
                <p className="label text-ink-muted">{name}</p>
                <p className="user-text text-sm">
                  <DiffText parts={parts} side={side} />
                </p>
              </div>
            ))}
          </div>
        )}
      />
      <DialogActions className="max-sm:flex-col">
        <Button variant="ghost" onClick={editor.backToEditing}>
          {t("Back to editing")}
        </Button>
        {storedAt && (
          <Button variant="secondary" onClick={editor.takeStored}>
            {t("Take the stored version")}
          </Button>
        )}
        <Button onClick={onKeepMine}>{storedAt ? t("Keep mine") : t("Save as new")}</Button>
      </DialogActions>
    </Dialog>
  );
}
