import type { Difference } from "@/lib/drafts/differences";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { recordWords, type RecordNoun } from "./record-words";
import { Differences } from "./Differences";
import { DiffText } from "./DiffText";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { t } from "@/lib/words";

/** What an editor knows of an edit conflict. */
export type Conflict = {
  conflict: { storedAt: string | undefined; differences: Difference[] } | undefined;
  takeStored: () => void;
  backToEditing: () => void;
  /** What is being edited. */
  noun: RecordNoun;
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
  const { conflict, noun } = editor;
  if (!conflict) return null;
  const { storedAt, differences } = conflict;
  return (
    <Dialog
      onClose={editor.backToEditing}
      size={storedAt ? "wide" : "narrow"}
      title={storedAt ? t("Changed elsewhere meanwhile") : t("Deleted meanwhile")}
      description={
        storedAt ? recordWords[noun].changed(formatDateTime(storedAt)) : recordWords[noun].deleted
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
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={onKeepMine}>{storedAt ? t("Keep mine") : t("Save as new")}</Button>
        {storedAt && (
          <Button variant="secondary" onClick={editor.takeStored}>
            {t("Take the stored version")}
          </Button>
        )}
        <Button variant="ghost" onClick={editor.backToEditing}>
          {t("Back to editing")}
        </Button>
      </div>
    </Dialog>
  );
}
