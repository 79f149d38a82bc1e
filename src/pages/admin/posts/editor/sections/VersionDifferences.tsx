import { DiffRows } from "@/components/DiffRows";
import { DiffText } from "@/components/DiffText";
import { differencesOf } from "@/lib/drafts/differences";
import { versionLabels, type Comparable } from "./version-input";

type Props = { before: Comparable; after: Comparable };

/** What became of one version, field by field, in the text paragraph by paragraph. */
export function VersionDifferences({ before, after }: Props) {
  const differences = differencesOf(versionLabels, before, after);
  if (differences.length === 0) return <p role="status">Both are the same.</p>;
  return (
    <div className="divide-y divide-line border-y">
      {differences.map(({ label, rows }) => (
        <section key={label} aria-label={label} className="py-4">
          <h3 className="mb-2 text-sm font-medium">{label}</h3>
          <DiffRows
            rows={rows}
            renderRow={({ parts }) => (
              <p className="user-text border-l-2 border-accent pl-3 text-sm">
                <DiffText parts={parts} />
              </p>
            )}
          />
        </section>
      ))}
    </div>
  );
}
