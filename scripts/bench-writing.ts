/**
 * Measures the page on which posts are written: how soon a typed key is seen in a long article, and
 * how much is lost when the tab is killed.
 *
 *   node scripts/bench-writing.ts
 *   node scripts/bench-writing.ts --kills 10
 *   node scripts/bench-writing.ts --no-typing
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { launch } from "./bench/browser/browser.ts";
import { writingBudgets } from "./bench/browser/budgets.ts";
import { buildSite, OUT } from "./bench/browser/build-site.ts";
import { makeCertificate } from "./bench/browser/certificate.ts";
import { host } from "./bench/browser/host.ts";
import { killWhileTyping, type Kill } from "./bench/browser/killed-tabs.ts";
import { ownersSession } from "./bench/browser/owners-session.ts";
import { cellOf, limitOf, median, printTable } from "./bench/browser/page-table.ts";
import { timeToPaint } from "./bench/browser/typing.ts";
import { findChromium } from "./chromium.ts";

/** A part of the long article, with a heading, a list and code. */
const PART = `## Part

${"Some words that *fill* a line, `code` among them, and a [link](https://example.com). ".repeat(12)}

- one item
- another item

\`\`\`ts
const answer = 42;
\`\`\`

`;

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    typing: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const chromium = findChromium();
if (!chromium) throw new Error("The bench needs Chromium: npm run test:e2e installs one.");
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-writing-"));
const backend = await buildSite(path.join(directory, "data"));
const source = PART.repeat(Math.ceil(10_000 / PART.split(/\s+/).length)) + "## The end\n";
/** Each an article of its own: what was typed into another would be offered first. */
async function makeArticle(): Promise<string> {
  const { rows } = await backend.db.query<{ id: string }>(
    "insert into public.posts (title, slug, content, source, format) values ('Long', '', '<p>Long</p>', $1, 'markdown') returning id",
    [source],
  );
  return rows[0]?.id ?? "";
}
const site = await host(OUT, { ...makeCertificate(directory), backend });
const browser = await launch(chromium);

try {
  const owner = await ownersSession(backend, site.origin);
  const rows: string[][] = [];
  for (const budget of values.typing ? writingBudgets : []) {
    for (const isPreview of [false, true]) {
      const url = `${site.origin}/admin/posts/${await makeArticle()}`;
      const times = await timeToPaint(browser, budget.cpu, url, owner, isPreview);
      console.error(
        `${budget.title}, preview ${isPreview ? "open" : "closed"}: ${times.length} keys`,
      );
      const sorted = times.toSorted((a, b) => a - b);
      const most = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
      rows.push([
        budget.title + (isPreview ? ", preview open" : ""),
        limitOf(budget),
        cellOf(budget, [most]),
        median(times).toFixed(0),
        String(sorted.at(-1)),
      ]);
    }
  }
  if (values.typing)
    printTable(
      `From key to paint in ${source.split(/\s+/).length.toLocaleString("en")} words, in ms (16 is the shortest that browsers report)`,
      ["what", "budget", "95 of 100 keys within", "median", "longest"],
      rows,
    );

  const kills: Kill[] = [];
  while (kills.length < Number(values.kills)) {
    const isPlain = kills.length % 2 === 1;
    kills.push(await killWhileTyping(browser, `${site.origin}/admin/posts/new`, owner, isPlain));
    console.error(JSON.stringify(kills.at(-1)));
  }
  const lostTimes = kills.map(({ lostTime }) => lostTime);
  printTable(
    `${kills.length} tabs killed at random moments within ${Math.max(...kills.map(({ after }) => after))} ms of typing`,
    ["lost at most", "budget", "median", "most characters lost", "characters typed"],
    [
      [
        `${Math.max(...lostTimes)} ms`,
        "≤ 2000 ms",
        `${median(lostTimes)} ms`,
        String(Math.max(...kills.map(({ lost }) => lost))),
        String(kills.reduce((sum, { typed }) => sum + typed, 0)),
      ],
    ],
  );
} finally {
  await browser.close();
  site.close();
  await backend.close();
  fs.rmSync(directory, { recursive: true, force: true });
}
