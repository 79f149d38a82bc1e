import type { Finding } from "../doctor/finding.ts";
import { requestIssues, openIssues, type Issue, type Repository } from "./github.ts";

const TITLE = "The site needs attention";
/** Identifies the issue, and lists the failed checks. */
const MARK = /^<!-- site-watch: (.*) -->$/m;
/** Anybody may open an issue in a public repository; the watch only trusts those with write access. */
const TRUSTED = new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
const BOT = "github-actions[bot]";

/**
 * Keeps one issue open while something is wrong: opens it, reports new failures, and closes it when all is
 * well. Watchers of the repository are notified of changes, not every day.
 *
 * @param findings safe to publish, see {@link withoutSecrets}
 * @returns what was done
 * @throws if GitHub refuses
 */
export async function updateIssue(
  repository: Repository,
  site: string,
  findings: Finding[],
): Promise<"opened" | "added" | "unchanged" | "closed" | "nothing to tell"> {
  const failed = findings.filter(({ level }) => level === "fail");
  const issue = (await openIssues(repository)).find(isOurs);
  const body = bodyOf(site, failed, findings);
  if (!issue) {
    if (failed.length === 0) return "nothing to tell";
    await requestIssues(repository, "POST", "", { title: TITLE, body });
    return "opened";
  }

  const comment = (text: string) =>
    requestIssues(repository, "POST", `/${issue.number}/comments`, { body: text });
  const change = (values: object) => requestIssues(repository, "PATCH", `/${issue.number}`, values);
  const known = MARK.exec(issue.body ?? "")?.[1]?.split(", ") ?? [];
  if (failed.length === 0) {
    // Not well as long as a failed check is inconclusive.
    const isWell = (name: string) =>
      findings.find((finding) => finding.name === name)?.level !== "unknown";
    if (!known.every(isWell)) return "unchanged";
    await comment("All is well again.");
    await change({ state: "closed", state_reason: "completed" });
    return "closed";
  }
  if (issue.body !== body) await change({ body });
  const added = failed.filter(({ name }) => !known.includes(name));
  if (added.length === 0) return "unchanged";
  await comment(`Now also:\n\n${listOf(added)}`);
  return "added";
}

/** The findings without what would reveal to strangers where the site is vulnerable. */
export function withoutSecrets(findings: Finding[]): Finding[] {
  return findings.map((found) =>
    found.isSecret
      ? {
          ...found,
          finding: "What was found is for the owner only.",
          advice: "Run npm run doctor on your own machine.",
        }
      : found,
  );
}

function isOurs({ body, author_association, user }: Issue): boolean {
  return MARK.test(body ?? "") && (TRUSTED.has(author_association) || user?.login === BOT);
}

function bodyOf(site: string, failed: Finding[], findings: Finding[]): string {
  const warnings = findings.filter(({ level, isSecret }) => level === "warn" && !isSecret);
  return [
    `<!-- site-watch: ${failed.map(({ name }) => name).join(", ")} -->`,
    `What \`npm run doctor\` says about ${site}:`,
    listOf(failed),
    ...(warnings.length > 0 ? ["To look at when there is time:", listOf(warnings)] : []),
    "This text is kept up to date, and the issue is closed when all is well: `docs/watch.md`.",
  ].join("\n\n");
}

/** As code, in which nothing becomes a link, a mention or markup. */
function listOf(findings: Finding[]): string {
  const lines = findings.flatMap(({ name, finding, advice }) => [
    `${name}: ${finding}`,
    ...(advice ? [`  → ${advice}`] : []),
  ]);
  return ["```text", ...lines.map((line) => line.replaceAll("`", "'")), "```"].join("\n");
}
