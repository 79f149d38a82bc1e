import { Fragment, type ReactNode } from "react";
import { countOf } from "@/lib/format/dates-and-numbers";
import type { DiffRow } from "@/lib/text/word-diff";

type Props = {
  rows: DiffRow[];
  /** Shows a paragraph that differs. */
  renderRow: (row: DiffRow) => ReactNode;
};
/** Rows that follow each other and are all the same in both texts, or all not. */
type Run = { first: DiffRow; rows: DiffRow[] };

/** The paragraphs of two texts that differ, with those in between folded away. */
export function DiffRows({ rows, renderRow }: Props) {
  return (
    <div className="grid gap-3">
      {runsOf(rows).map((run) =>
        isSame(run.first) ? (
          <details key={run.first.place} className="text-sm text-ink-muted">
            <summary className="cursor-pointer label hover:text-ink">
              {countOf(run.rows.length, "unchanged paragraph")}
            </summary>
            {run.rows.map(({ place, after }) => (
              <p key={place} className="mt-2 user-text">
                {after}
              </p>
            ))}
          </details>
        ) : (
          run.rows.map((row) => <Fragment key={row.place}>{renderRow(row)}</Fragment>)
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
