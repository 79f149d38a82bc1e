import { Fragment, type ReactNode } from "react";
import type { Difference } from "@/lib/drafts/differences";
import { plural } from "@/lib/format/dates-and-numbers";
import { diffTexts, type DiffRow } from "@/lib/text/word-diff";

type Props = {
  differences: readonly Difference[];
  /** Renders a paragraph that differs. */
  renderRow: (row: DiffRow) => ReactNode;
  className?: string;
};
type ParagraphsProps = Pick<Props, "renderRow"> & Pick<Difference, "before" | "after">;
/** Consecutive rows that are all the same in both texts, or all different. */
type Run = { first: DiffRow; rows: DiffRow[] };

/** The fields in which two versions differ, paragraph by paragraph. */
export function Differences({ differences, renderRow, className = "" }: Props) {
  if (differences.length === 0) return null;
  return (
    <div className={`divide-y divide-line border-y ${className}`}>
      {differences.map(({ label, before, after }) => (
        <section key={label} aria-label={label} className="py-4">
          <h3 className="mb-2 text-sm font-medium">{label}</h3>
          <Paragraphs before={before} after={after} renderRow={renderRow} />
        </section>
      ))}
    </div>
  );
}

/** The paragraphs of two texts that differ, with those in between folded away. */
function Paragraphs({ before, after, renderRow }: ParagraphsProps) {
  return (
    <div className="grid gap-3">
      {runsOf(diffTexts(before, after)).map((run) =>
        isSame(run.first) ? (
          <details key={run.first.index} className="text-sm text-ink-muted">
            <summary className="cursor-pointer label hover:text-ink">
              {plural(run.rows.length, {
                one: "{count} unchanged paragraph",
                other: "{count} unchanged paragraphs",
              })}
            </summary>
            {run.rows.map(({ index, after }) => (
              <p key={index} className="mt-2 user-text">
                {after}
              </p>
            ))}
          </details>
        ) : (
          run.rows.map((row) => <Fragment key={row.index}>{renderRow(row)}</Fragment>)
        ),
      )}
    </div>
  );
}

function runsOf(rows: DiffRow[]): Run[] {
  const runs: Run[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && isSame(last.first) === isSame(row)) last.rows.push(row);
    else runs.push({ first: row, rows: [row] });
  }
  return runs;
}

function isSame({ before, after }: DiffRow): boolean {
  return before === after;
}
