import { Fragment, type ReactNode } from "react";
import { countOf } from "@/lib/format/dates-and-numbers";
import type { DiffRow } from "@/lib/text/word-diff";

type Props = {
  rows: DiffRow[];
  /** Shows a paragraph that differs. */
  renderRow: (row: DiffRow) => ReactNode;
};

/** The paragraphs of two texts that differ, with those in between folded away. */
export function DiffRows({ rows, renderRow }: Props) {
  return (
    <div className="grid gap-3">
      {runsOf(rows).map((run, index) =>
        isSame(run[0]) ? (
          <details key={index} className="text-sm text-ink-muted">
            <summary className="cursor-pointer label hover:text-ink">
              {countOf(run.length, "unchanged paragraph")}
            </summary>
            {run.map(({ after }, place) => (
              <p key={place} className="mt-2 user-text">
                {after}
              </p>
            ))}
          </details>
        ) : (
          <Fragment key={index}>
            {run.map((row, place) => (
              <Fragment key={place}>{renderRow(row)}</Fragment>
            ))}
          </Fragment>
        ),
      )}
    </div>
  );
}

/** Rows in a row that are all the same in both texts, or all not. */
function runsOf(rows: DiffRow[]): DiffRow[][] {
  const runs: DiffRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && isSame(last[0]) === isSame(row)) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

function isSame(row: DiffRow | undefined): boolean {
  return row?.before === row?.after;
}
