import type { Difference } from "@/lib/drafts/differences";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { Differences } from "./Differences";
import { DiffText } from "./DiffText";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";

/** What an editor knows of an edit conflict. */
export type Conflict = {
  conflict: { storedAt: string | undefined; differences: Difference[] } | undefined;
  takeStored: () => void;
  backToEditing: () => void;
  /** What is being edited, e.g. «post». */
  noun: string;
};
type Props = {
  editor: Conflict;
  /** Overwrites the stored version, or inserts the row when it was deleted. */
  onKeepMine: () => void;
};

const versions = [
  { side: "before", name: "Mine" },
  { side: "after", name: "Stored" },
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
      title={storedAt ? "Changed elsewhere meanwhile" : "Deleted meanwhile"}
      description={
        storedAt
          ? `Since you opened this ${noun}, another version of it was saved (${formatDateTime(storedAt)}). Nothing has been overwritten, and nothing you typed is lost.`
          : `This ${noun} was deleted since you opened it. Nothing you typed is lost: you can save it as a new one.`
      }
    >
      <Differences
        differences={differences}
        className="mb-6"
        renderRow={({ parts }) => (
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {versions.map(({ side, name }) => (
              <div key={side} className="border-l-2 border-line-strong pl-3">
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
        <Button onClick={onKeepMine}>{storedAt ? "Keep mine" : "Save as new"}</Button>
        {storedAt && (
          <Button variant="secondary" onClick={editor.takeStored}>
            Take the stored version
          </Button>
        )}
        <Button variant="ghost" onClick={editor.backToEditing}>
          Back to editing
        </Button>
      </div>
    </Dialog>
  );
}
