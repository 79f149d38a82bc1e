import { differencesOf, type FieldLabels } from "@/lib/drafts/differences";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { DiffRows } from "./DiffRows";
import { DiffText } from "./DiffText";
import { Button } from "./ui/Button";
import { Dialog } from "./ui/Dialog";

type Props<Fields> = {
  /** What is being edited, e.g. «post». */
  noun: string;
  labels: Partial<FieldLabels<Fields>>;
  mine: Fields;
  /** The stored version; null when it was deleted. */
  stored: (Fields & { updated_at: string }) | null;
  /** Overwrites the stored version, or inserts the row when it was deleted. */
  onKeepMine: () => void;
  onTakeStored: () => void;
  onBack: () => void;
};

const versions = [
  { side: "before", name: "Mine" },
  { side: "after", name: "Stored" },
] as const;

/** Resolves an edit conflict: shows both versions side by side and asks which one to keep. */
export function ConflictDialog<Fields extends object>({
  noun,
  labels,
  mine,
  stored,
  onKeepMine,
  onTakeStored,
  onBack,
}: Props<Fields>) {
  const differences = stored ? differencesOf(labels, mine, stored) : [];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onBack();
      }}
      size={stored ? "wide" : "narrow"}
      title={stored ? "Changed elsewhere meanwhile" : "Deleted meanwhile"}
      description={
        stored
          ? `Since you opened this ${noun}, another version of it was saved (${formatDateTime(stored.updated_at)}). Nothing has been overwritten, and nothing you typed is lost.`
          : `This ${noun} was deleted since you opened it. Nothing you typed is lost: you can save it as a new one.`
      }
    >
      {differences.length > 0 && (
        <div className="mb-6 divide-y divide-line border-y">
          {differences.map(({ label, rows }) => (
            <section key={label} aria-label={label} className="py-4">
              <h3 className="mb-2 text-sm font-medium">{label}</h3>
              <DiffRows
                rows={rows}
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
            </section>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={onKeepMine}>{stored ? "Keep mine" : "Save as new"}</Button>
        {stored && (
          <Button variant="secondary" onClick={onTakeStored}>
            Take the stored version
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          Back to editing
        </Button>
      </div>
    </Dialog>
  );
}
