/**
 * Checks the published site, and keeps an issue on GitHub open while something is wrong. Run by
 * .github/workflows/watch.yml. See docs/watch.md.
 */
import { setTimeout } from "node:timers/promises";
import { runCommand } from "./lib/command-line.ts";
import { examine } from "./doctor/examine.ts";
import { hasFailed, report, summary } from "./doctor/report.ts";
import { visitor } from "./doctor/visit.ts";
import { root } from "./lib/root.ts";
import { withoutSecrets, updateIssue } from "./watch/update-issue.ts";

/** A failure that is over after this many milliseconds was transient. */
const PAUSE = 60_000;

const {
  SITE_URL,
  GITHUB_TOKEN,
  GITHUB_REPOSITORY,
  GITHUB_API_URL = "https://api.github.com",
} = process.env;

await runCommand(async () => {
  if (SITE_URL) await watch(SITE_URL);
  else console.log("::notice::Nothing is watched: the variable SITE_URL is not set.");
}, 2);

async function watch(url: string): Promise<void> {
  const runChecks = () =>
    examine({
      root,
      url,
      isOutside: true,
      visit: visitor(),
    });
  let findings = await runChecks();
  if (hasFailed(findings)) {
    await setTimeout(PAUSE);
    findings = await runChecks();
  }
  const shown = withoutSecrets(findings);
  // The log of a public repository is public.
  console.log(
    hasFailed(shown) ? report(shown.filter(({ level }) => level === "fail")) : "All is well.",
  );
  console.log(summary(findings));

  if (!GITHUB_TOKEN || !GITHUB_REPOSITORY) {
    if (hasFailed(findings)) process.exitCode = 1;
    return;
  }
  const repository = { api: GITHUB_API_URL, name: GITHUB_REPOSITORY, token: GITHUB_TOKEN };
  // The issue is the alert; a failing run would be another one each day.
  console.log(`The issue: ${await updateIssue(repository, url, shown)}.`);
}
