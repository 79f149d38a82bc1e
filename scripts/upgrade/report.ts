import { escaped } from "../../src/lib/html/escaped.ts";
import type { Differences, RowCounts } from "./compare-databases.ts";
import type { PageChange, PictureChange } from "./compare-sites.ts";

export type Findings = Differences & {
  pages: PageChange[];
  /** Null if there was no browser for screenshots. */
  pictures: PictureChange[] | null;
};

/** A few lines for the terminal. */
export function summary({ rows, rights, pages, pictures }: Findings): string {
  const lost = rows.filter((table) => table.lost > 0);
  const sum = rows.reduce((total, table) => total + table.before, 0);
  return [
    `Rows      ${sum} in ${rows.length} tables; ` +
      (lost.length > 0
        ? `CHANGED OR GONE: ${lost.map(({ table, lost: count }) => `${count} of ${table}`).join(", ")}`
        : "all are unchanged"),
    `Rights    ${rights.new.length} new, ${rights.gone.length} gone`,
    `Pages     ${pages.length} differ in words`,
    `Pictures  ${pictures ? `${pictures.length} differ` : "none taken: there is no Chromium"}`,
  ].join("\n");
}

export function reportPage(from: string, to: string, merged: string[], found: Findings): string {
  const { rows, rights, pages, pictures } = found;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Upgrade from ${escaped(from)} to ${escaped(to)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui; }
  body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; } th, td { padding: .25rem .75rem; text-align: start; }
  td + td, th + th { text-align: end; } tr { border-bottom: 1px solid #8884; }
  pre { overflow-x: auto; white-space: pre-wrap; } .lost { color: #c00; font-weight: 600; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } img { max-width: 100%; border: 1px solid #8884; }
</style>
<h1>Upgrade from ${escaped(from)} to ${escaped(to)}</h1>
<p>Rehearsed on your data. Nothing on the site has been changed yet.</p>
<h2>Files of ours that you changed, and scripts that ran</h2>
${list(merged)}
<h2>Rows</h2>
<table><tr><th>Table<th>Before<th>After<th>Changed or gone<th>New or changed</tr>
${rows.map(rowOf).join("\n")}
</table>
<h2>Rights that are new</h2>
${list(rights.new)}
<h2>Rights that are gone</h2>
${list(rights.gone)}
<h2>Pages whose words differ</h2>
${pages.map(({ page, kind, lines }) => `<h3>/${escaped(page)}: ${kind}</h3><pre>${escaped(lines.join("\n"))}</pre>`).join("\n") || "<p>None.</p>"}
<h2>Pages that look different</h2>
${pictures ? pictures.map(pairOf).join("\n") || "<p>None of those with screenshots.</p>" : "<p>No pictures were taken, since there is no Chromium here.</p>"}
</html>
`;
}

function rowOf({ table, before, after, lost, new: added }: RowCounts): string {
  const mark = lost > 0 ? ' class="lost"' : "";
  return `<tr><td>${escaped(table)}<td>${before}<td>${after}<td${mark}>${lost}<td>${added}</tr>`;
}

function pairOf({ page, width, before, after }: PictureChange): string {
  return `<h3>/${escaped(page)}, ${width} px: before and after</h3>
<div class="pair"><img src="${encodeURI(before)}" alt="Before"><img src="${encodeURI(after)}" alt="After"></div>`;
}

function list(lines: string[]): string {
  if (lines.length === 0) return "<p>None.</p>";
  return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;
}
